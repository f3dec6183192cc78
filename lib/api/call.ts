/** The description of one call. Its handler and the OpenAPI document are both made from it. */
import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Call<Body = unknown, Query = unknown, Answer = unknown> = {
  method: Method;
  /** Below /api/v1, or from the root when it starts with /api. */
  path: string;
  summary: string;
  body?: z.ZodType<Body>;
  /** What an HTML form sends: the same call, or the only way to make it. */
  form?: z.ZodType<unknown>;
  query?: z.ZodType<Query>;
  /** 303 for a call that forms alone make: it leads on and has no body. */
  status: 200 | 201 | 303;
  answer: z.ZodType<Answer>;
  /** A GET that changes something: it is taken from pages of this site only, and counted. */
  hasEffect?: boolean;
  /** Answers 401 to whoever is not signed in. */
  needsSession?: boolean;
  /** Honours the Idempotency-Key header. */
  isIdempotent?: boolean;
};

/** Lets TypeScript work the three types out. */
export function defineCall<Body = undefined, Query = undefined, Answer = unknown>(
  call: Call<Body, Query, Answer>,
): Call<Body, Query, Answer> {
  return call;
}

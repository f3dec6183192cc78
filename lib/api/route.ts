/**
 * What comes before a handler: origin, limits, query, idempotency key, body. A handler gets checked
 * values and returns its answer.
 */
import 'server-only';
import type { z } from 'zod';
import { getDb } from '../db/database.ts';
import { readForm, readJson } from '../security/body.ts';
import { addressGroup } from '../security/client-address.ts';
import { consumeLimit } from '../security/rate-limits.ts';
import { crossSiteReason, foreignReadReason } from '../security/same-origin.ts';
import { answer, type Handler, jsonResponse } from './answer.ts';
import type { Call } from './call.ts';
import { type RequestFacts, requestFacts } from './facts.ts';
import { InvalidFieldsError } from './invalid-fields.ts';
import { ApiError } from './problem.ts';

export type Context<Body, Query> = RequestFacts & {
  request: Request;
  body: Body;
  query: Query;
  idempotencyKey: string | undefined;
};
/** What a handler gives back: the answer's body, or a whole response. */
type Reply<Answer> = Answer | Response;

const IDEMPOTENCY_KEY = /^[\w.:-]{8,128}$/;
const WRITES = new Set(['POST', 'PUT', 'DELETE']);

function check<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw InvalidFieldsError.fromZod(result.error);
}

function idempotencyKey(call: { isIdempotent?: boolean }, headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null || !call.isIdempotent) return undefined;
  if (IDEMPOTENCY_KEY.test(key)) return key;
  throw new ApiError(
    400,
    'INVALID_IDEMPOTENCY_KEY',
    'Send an Idempotency-Key of 8 to 128 letters, digits, dots, colons or hyphens.',
  );
}

/** The handler of `call`, with a JSON body when it has one. */
export function route<Body, Query, Answer>(
  call: Call<Body, Query, Answer>,
  handle: (context: Context<Body, Query>) => Promise<Reply<Answer>> | Reply<Answer>,
): Handler {
  return (request) =>
    answer(call.path, request, async () => {
      const facts = await admit(request, call.hasEffect);
      const params = Object.fromEntries(new URL(request.url).searchParams);
      const query = call.query ? check(call.query, params) : undefined;
      const key = idempotencyKey(call, request.headers);
      const body = call.body ? check(call.body, await readJson(request)) : undefined;
      const context = { ...facts, request, idempotencyKey: key, body, query };
      return respond(call.status, await handle(context as Context<Body, Query>));
    });
}

/** The same for a call that an HTML form sends. */
export function formRoute<Form>(
  name: string,
  schema: z.ZodType<Form>,
  handle: (context: Context<Form, undefined>) => Promise<Response>,
): Handler {
  return (request) =>
    answer(name, request, async () => {
      const facts = await admit(request);
      const body = check(schema, await readForm(request));
      return handle({ ...facts, request, body, query: undefined, idempotencyKey: undefined });
    });
}

/** Lets a request in: made by this site, and not too often. */
async function admit(request: Request, hasEffect = false): Promise<RequestFacts> {
  const { method, headers } = request;
  if (crossSiteReason(method, headers) || (hasEffect && foreignReadReason(headers)))
    throw new ApiError(403, 'CROSS_SITE', 'This call takes requests from this site only.');
  const facts = requestFacts(headers);
  if (hasEffect || WRITES.has(method))
    await consumeLimit(await getDb(), 'writesPerAddress', addressGroup(facts.address));
  return facts;
}

function respond(status: number, reply: unknown): Response {
  return reply instanceof Response ? reply : jsonResponse(status, reply);
}

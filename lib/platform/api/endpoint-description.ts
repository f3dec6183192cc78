/** The description of one endpoint. Types, OpenAPI document and fuzz run are made from it. */
import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What an account may be, as `users.role` has it. */
export type Role = 'member' | 'desk';

/** In which of three shapes a body may come: JSON, a plain HTML form, or multipart with files. */
export type BodyKind = 'body' | 'form' | 'upload';

export type EndpointDescription = {
  method: Method;
  /** Below /api/v1, or from the root when it starts with /api; a part in brackets is a parameter: '/jobs/[id]'. */
  path: string;
  summary: string;
  /** The parts of the path in brackets. What does not fit is a 404. */
  params?: z.ZodType;
  query?: z.ZodType;
  /** JSON. */
  body?: z.ZodType;
  /** What an HTML form sends, besides JSON or instead of it. */
  form?: z.ZodType;
  /** Multipart: fields as text, files as `z.file()`. */
  upload?: z.ZodType;
  /** The largest body, in bytes; 64 KB unless told. Never more than this is held in memory. */
  maxBytes?: number;
  /** How long the answer may take; six seconds unless told. */
  deadlineMs?: number;
  /** 204 has no body, nor has 303, of an endpoint that forms alone use: it leads on. */
  status: 200 | 201 | 204 | 303;
  answer: z.ZodType;
  /** A GET that changes something: it is taken from pages of this site only, and counted. */
  hasEffect?: boolean;
  /** Answers 401 to a client that is not signed in. */
  needsSession?: boolean;
  /** Only these, of those who are signed in; 403 for the others. */
  roles?: readonly Role[];
  /** Answers also while the account's second factor was not shown; else that is a 403. */
  beforeSecondFactor?: boolean;
  /** What a client without a token is told; UNAUTHORIZED unless told. */
  strangerCode?: ErrorCode;
  /** Honours the Idempotency-Key header. */
  isIdempotent?: boolean;
};

/** A part of a path in brackets, by its name; '[...path]' is all that is left of the path. */
export const PATH_PARAMETER = /\[(?:\.\.\.)?(\w+)\]/g;

/** From the root of the site: '/api/v1/jobs/[id]'. */
export const fullPath = ({ path }: Pick<EndpointDescription, 'path'>) =>
  path.startsWith('/api/') ? path : `/api/v1${path}`;

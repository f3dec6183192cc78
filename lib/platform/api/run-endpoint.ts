/**
 * The one way that an endpoint is answered, for a route or for a form without scripts: origin, limits,
 * session, role, path, query, idempotency key, body; then the handler, which gets checked values
 * only; around it the deadline, errors as JSON, a request id and one log line.
 */
import 'server-only';
import type { z } from 'zod';
import { getDb } from '../db/database.ts';
import { addressGroup } from '../security/client-address.ts';
import { consumeLimit } from '../security/rate-limits.ts';
import { crossSiteReason, foreignReadReason } from '../security/same-origin.ts';
import type { Session } from '../session/session.ts';
import { InvalidFieldsError } from '../validation/invalid-fields.ts';
import { type Asked, answer, jsonResponse } from './answer.ts';
import { checkAnswer } from './check-answer.ts';
import type { BodyKind, EndpointDescription, Role } from './endpoint-description.ts';
import { type RequestFacts, requestFacts } from './facts.ts';
import { ApiError } from './problem.ts';
import { requireSession } from './session.ts';

type Output<C, Key extends string> =
  C extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** What a handler is given. */
export type Context<
  C extends EndpointDescription,
  Kind extends BodyKind = 'body',
> = RequestFacts & {
  headers: Headers;
  params: Output<C, 'params'>;
  query: Output<C, 'query'>;
  body: Output<C, Kind>;
  session: C extends { needsSession: true } | { roles: readonly Role[] } ? Session : undefined;
  idempotencyKey: string | undefined;
};
/** What a handler gives back: the answer's body, or a whole response. */
type Reply<C extends EndpointDescription> = z.input<C['answer']> | Response;
export type Handle<C extends EndpointDescription, Kind extends BodyKind = 'body'> = (
  context: Context<C, Kind>,
) => Promise<Reply<C>> | Reply<C>;

/** What was sent, none of it believed yet. */
export type Sent = {
  headers: Headers;
  params?: unknown;
  query?: unknown;
  /** Reads the body; called only when all else is right. */
  readBody?: () => Promise<unknown>;
};

const IDEMPOTENCY_KEY = /^[\w.:-]{8,128}$/;

/** Answers `call` for what was `sent`, in the shape `kind`. Never rejects: errors are responses. */
export function runEndpoint<C extends EndpointDescription, Kind extends BodyKind = 'body'>(
  call: C,
  handle: Handle<C, Kind>,
  sent: Sent,
  kind = 'body' as Kind,
): Promise<Response> {
  const { headers } = sent;
  const work = async (asked: Asked) => {
    const facts = await admit(call, headers);
    const session = await admitAccount(call, headers, asked);
    const params = call.params && checkPath(call.params, sent.params);
    const query = call.query && check(call.query, sent.query ?? {});
    const idempotencyKey = readKey(call, headers);
    const schema = call[kind];
    const body = schema && check(schema, await sent.readBody?.());
    const context = { ...facts, headers, session, params, query, body, idempotencyKey };
    const reply = await handle(context as Context<C, Kind>);
    const response = reply instanceof Response ? reply : jsonResponse(call.status, reply);
    await checkAnswer(call, response);
    return response;
  };
  return answer(call.path, call.method, headers, work, call.deadlineMs);
}

/** Lets a request in: made by this site, and not too often. */
async function admit(
  { method, hasEffect }: EndpointDescription,
  headers: Headers,
): Promise<RequestFacts> {
  if (crossSiteReason(method, headers) || (hasEffect && foreignReadReason(headers)))
    throw new ApiError('CROSS_SITE');
  const facts = requestFacts(headers);
  if (hasEffect || method !== 'GET')
    await consumeLimit(await getDb(), 'writesPerAddress', addressGroup(facts.address));
  return facts;
}

/** Lets an account in, if the endpoint is for accounts or for some of them. */
async function admitAccount(
  call: EndpointDescription,
  headers: Headers,
  asked: Asked,
): Promise<Session | undefined> {
  const { needsSession, roles, strangerCode, beforeSecondFactor } = call;
  if (!needsSession && !roles) return undefined;
  const session = await requireSession(headers, strangerCode);
  asked.account = session.user.email;
  if (roles && !roles.some((role) => role === session.user.role)) throw new ApiError('FORBIDDEN');
  if (session.gap === 'owed' && !beforeSecondFactor) throw new ApiError('SECOND_FACTOR_REQUIRED');
  // What is for some roles alone shows the data of others.
  if (session.gap === 'missing' && roles) throw new ApiError('SECOND_FACTOR_MISSING');
  return session;
}

function check(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw InvalidFieldsError.fromZod(result.error);
}

function checkPath(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ApiError('NOT_FOUND');
}

function readKey(call: EndpointDescription, headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null || !call.isIdempotent) return undefined;
  if (IDEMPOTENCY_KEY.test(key)) return key;
  throw new ApiError('INVALID_IDEMPOTENCY_KEY');
}

/**
 * Wraps every handler of the API: method, origin, limits, body, deadline, errors, one log line.
 * A handler gets checked values and returns its answer; all else is here.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { getDb } from '../db/database.ts';
import { DatabaseUnavailableError } from '../db/unavailable.ts';
import { whileRunning } from '../lifecycle.ts';
import { describeError, log } from '../log.ts';
import { readForm, readJson } from '../security/body.ts';
import { addressGroup } from '../security/client-address.ts';
import { countUse } from '../security/rate-limits.ts';
import { crossSiteReason } from '../security/same-origin.ts';
import type { Call } from './call.ts';
import { type RequestFacts, requestFacts } from './facts.ts';
import { InvalidFieldsError } from './invalid-fields.ts';
import { ApiError, toProblem } from './problem.ts';

export type Handler = (request: Request) => Promise<Response>;
export type Context<Body, Query> = RequestFacts & {
  request: Request;
  body: Body;
  query: Query;
  idempotencyKey: string | undefined;
};
/** What a handler gives back: the answer's body, or a whole response. */
type Reply<Answer> = Answer | Response;

/** A database that hangs must not hold the visitor; their next attempt repeats nothing. */
export const DEADLINE_MS = 6_000;
const IDEMPOTENCY_KEY = /^[\w.:-]{8,128}$/;
const WRITES = new Set(['POST', 'PUT', 'DELETE']);

export function jsonResponse(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

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

async function withinDeadline(answer: Promise<Response>): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailableError('Deadline.')), DEADLINE_MS);
  });
  // It may still fail after the deadline; the answer has been given by then.
  answer.catch(() => undefined);
  return Promise.race([answer, deadline]).finally(() => clearTimeout(timer));
}

/** Answers `request` by `work`; whatever it throws becomes a problem in JSON. */
async function answer(name: string, request: Request, work: () => Promise<Response>) {
  const id = randomUUID();
  const start = performance.now();
  let response: Response;
  let code: string | undefined;
  try {
    response = await whileRunning(() => withinDeadline(work()));
  } catch (error) {
    const problem = toProblem(error);
    code = problem.body.code;
    // An ApiError was meant; it needs no more words than the line below.
    if (problem.status >= 500 && !(error instanceof ApiError))
      log.error({ id, call: name, ...describeError(error) }, 'call failed');
    response = jsonResponse(problem.status, problem.body, problem.headers);
  }
  response.headers.set('X-Request-Id', id);
  const ms = Math.round(performance.now() - start);
  const { method } = request;
  log.info(
    { id, method, call: name, status: response.status, ms, ...(code && { code }) },
    'request',
  );
  return response;
}

/**
 * The handler of `call`.
 * @param reads what the body is: `json` for `call.body`, `form` for `call.form`
 */
export function route<Body, Query, Answer>(
  call: Call<Body, Query, Answer>,
  handle: (context: Context<Body, Query>) => Promise<Reply<Answer>> | Reply<Answer>,
): Handler {
  return (request) =>
    answer(call.path, request, async () => {
      const facts = await admit(request);
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
async function admit(request: Request): Promise<RequestFacts> {
  if (crossSiteReason(request.method, request.headers))
    throw new ApiError(403, 'CROSS_SITE', 'This call takes requests from this site only.');
  const facts = requestFacts(request.headers);
  if (WRITES.has(request.method))
    await countUse(await getDb(), 'writesPerAddress', addressGroup(facts.address));
  return facts;
}

function respond(status: number, reply: unknown): Response {
  return reply instanceof Response ? reply : jsonResponse(status, reply);
}

type Methods = Partial<Record<'GET' | 'POST' | 'PUT' | 'DELETE', Handler>>;
const ALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
export type MethodTable = Record<(typeof ALL_METHODS)[number], Handler>;

/** Every method's handler: those given, HEAD from GET, 405 with `Allow` for the rest. */
export function methods(own: Methods): MethodTable {
  const get = own.GET;
  const head: Handler | undefined =
    get &&
    (async (request) => {
      const { status, headers } = await get(request);
      return new Response(null, { status, headers });
    });
  const options: Handler = async () =>
    new Response(null, { status: 204, headers: { Allow: allow } });
  const known: Partial<MethodTable> = { ...own, ...(head && { HEAD: head }), OPTIONS: options };
  const allow = ALL_METHODS.filter((method) => known[method]).join(', ');
  const refuse: Handler = (request) =>
    answer('(method)', request, async () => {
      throw new ApiError(405, 'METHOD_NOT_ALLOWED', `This call answers ${allow}.`, {
        Allow: allow,
      });
    });
  const entries = ALL_METHODS.map((method) => [method, known[method] ?? refuse] as const);
  return Object.fromEntries(entries) as MethodTable;
}

/** For paths that no call has. */
export const notFound: Handler = (request) =>
  answer('(unknown)', request, async () => {
    throw new ApiError(404, 'NOT_FOUND', 'There is no such call. See /api/v1/openapi.json.');
  });

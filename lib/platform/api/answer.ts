/** What comes around every handler: deadline, errors as JSON, request id, one log line. */
import 'server-only';
import { DatabaseUnavailableError } from '../db/unavailable.ts';
import { whileRunning } from '../lifecycle/lifecycle.ts';
import { describeError, log } from '../log/log.ts';
import { REQUEST_ID, requestIdOf } from '../log/request-id.ts';
import { metrics } from '../metrics/metrics.ts';
import { accountMark } from '../security/log-marks.ts';
import { ApiError, toProblem } from './problem.ts';

/** As Next calls it: the parts of the path that stand in brackets come as `params`. */
export type Handler = (
  request: Request,
  context?: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>;

/** A database that hangs must not hold the visitor; their next attempt repeats nothing. */
const DEADLINE_MS = 6_000;

export function jsonResponse(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/**
 * After a plain form: on to `path`, with `cookies`.
 * @param cookies as values of Set-Cookie
 */
export function leadOn(path: string, cookies: string[] = []): Response {
  const headers = new Headers({ Location: path, 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

async function withinDeadline(answer: Promise<Response>, ms: number): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailableError('Deadline.')), ms);
  });
  // It may still fail after the deadline; the answer has been given by then.
  answer.catch(() => undefined);
  return Promise.race([answer, deadline]).finally(() => clearTimeout(timer));
}

/** What is found out about a request while it is answered. */
export type Asked = {
  /** The e-mail address of the account that is signed in. */
  account?: string;
};

/**
 * Answers a request to the endpoint `name` by `work`; whatever it throws becomes a problem in JSON.
 * @param headers of the request; our own server has named it there
 * @param deadlineMs after which the client is told to come back, whatever `work` still does
 */
export async function answer(
  name: string,
  method: string,
  headers: Headers,
  work: (asked: Asked) => Promise<Response>,
  deadlineMs = DEADLINE_MS,
): Promise<Response> {
  const asked: Asked = {};
  const id = requestIdOf(headers.get(REQUEST_ID));
  const start = performance.now();
  let response: Response;
  let code: string | undefined;
  try {
    response = await whileRunning(() => withinDeadline(work(asked), deadlineMs));
  } catch (error) {
    const problem = toProblem(error);
    code = problem.body.code;
    // An ApiError was meant; it needs no more words than the line below.
    if (problem.status >= 500 && !(error instanceof ApiError))
      log.error({ id, call: name, ...describeError(error) }, 'call failed');
    response = jsonResponse(problem.status, problem.body, problem.headers);
  }
  response.headers.set(REQUEST_ID, id);
  const { status } = response;
  metrics()?.endpointCalls.inc({ operation: `${method} ${name}`, status });
  const ms = Math.round(performance.now() - start);
  // Who goes on asking for what is not theirs can be found; who gets what they may have is nobody's matter.
  const who = status >= 400 && asked.account && { who: accountMark(asked.account) };
  log.info({ id, method, call: name, status, ms, ...(code && { code }), ...who }, 'request');
  return response;
}

/** Every error the API knows, as a status and a JSON body that says what to do. No stack traces. */
import { IdempotencyConflictError } from '../db/once.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { BodyError, type BodyProblem, LARGEST_BODY } from '../security/body.ts';
import { RateLimitedError } from '../security/rate-limits.ts';
import { WrongCredentialsError } from '../session/wrong-credentials.ts';
import { type FieldErrors, InvalidFieldsError } from './invalid-fields.ts';

export type ProblemBody = { message: string; code: string; fields?: FieldErrors };
export type Problem = { status: number; body: ProblemBody; headers?: Record<string, string> };

/** An error whose answer is known where it is thrown. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly problem: Problem;
  constructor(status: number, code: string, message: string, headers?: Record<string, string>) {
    super(message);
    this.problem = { status, body: { message, code }, ...(headers && { headers }) };
  }
}

/** How soon it makes sense to come back after an outage, in seconds. */
const OUTAGE_RETRY = '5';

const BODY_PROBLEMS: Record<BodyProblem, readonly [number, string, string]> = {
  type: [415, 'UNSUPPORTED_TYPE', 'Send the body as application/json.'],
  size: [413, 'TOO_LARGE', `Send at most ${LARGEST_BODY / 1024} KB.`],
  json: [400, 'INVALID_JSON', 'The body is not valid JSON.'],
  depth: [400, 'INVALID_JSON', 'The body is nested too deeply.'],
};

const UNAVAILABLE: Problem = {
  status: 503,
  body: {
    message: 'We cannot take this at the moment. Please try again shortly.',
    code: 'UNAVAILABLE',
  },
  headers: { 'Retry-After': OUTAGE_RETRY },
};

const INTERNAL: Problem = {
  status: 500,
  body: { message: 'Something went wrong on our side. Please try again.', code: 'INTERNAL' },
};

function problem(status: number, code: string, message: string): Problem {
  return { status, body: { message, code } };
}

export function toProblem(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  if (error instanceof InvalidFieldsError) {
    const { message, fields } = error;
    return { status: 422, body: { message, code: 'INVALID_FIELDS', fields } };
  }
  if (error instanceof RateLimitedError)
    return {
      ...problem(429, 'TOO_MANY_REQUESTS', error.message),
      headers: { 'Retry-After': String(error.retryAfterSeconds) },
    };
  if (error instanceof WrongCredentialsError)
    return problem(401, 'WRONG_CREDENTIALS', error.message);
  if (error instanceof BodyError) return problem(...BODY_PROBLEMS[error.problem]);
  if (error instanceof IdempotencyConflictError)
    return problem(
      422,
      'IDEMPOTENCY_CONFLICT',
      'This Idempotency-Key came before with another body. Use a new key.',
    );
  return isUnavailable(error) ? UNAVAILABLE : INTERNAL;
}

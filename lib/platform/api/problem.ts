/** Turns whatever was thrown into a status and a JSON body that says what to do. No stack traces. */
import { IdempotencyConflictError } from '../db/once.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { BodyError, type BodyProblem } from '../security/body.ts';
import { RateLimitedError } from '../security/rate-limits.ts';
import { WrongCredentialsError } from '../session/wrong-credentials.ts';
import { InvalidFieldsError } from '../validation/invalid-fields.ts';
import { ERRORS, type ErrorCode, type ProblemBody } from './error-codes.ts';

export type Problem = { status: number; body: ProblemBody; headers?: Record<string, string> };
type Details = {
  /** Instead of the code's own words. */
  message?: string;
  headers?: Record<string, string>;
};

function problem(code: ErrorCode, { message, headers }: Details = {}): Problem {
  const { status, message: usual } = ERRORS[code];
  return { status, body: { message: message ?? usual, code }, ...(headers && { headers }) };
}

/** An error whose answer is known where it is thrown. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly problem: Problem;
  constructor(code: ErrorCode, details?: Details) {
    const known = problem(code, details);
    super(known.body.message);
    this.problem = known;
  }
}

/** How soon it makes sense to come back after an outage, in seconds. */
const OUTAGE_RETRY = '5';

const BODY_CODES = {
  type: 'UNSUPPORTED_TYPE',
  size: 'TOO_LARGE',
  json: 'INVALID_JSON',
  depth: 'INVALID_JSON',
  multipart: 'INVALID_MULTIPART',
} as const satisfies Record<BodyProblem, ErrorCode>;

export function toProblem(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  if (error instanceof InvalidFieldsError) {
    const { status, body } = problem('INVALID_FIELDS');
    return { status, body: { ...body, fields: error.fields } };
  }
  if (error instanceof RateLimitedError) {
    const headers = { 'Retry-After': String(error.retryAfterSeconds) };
    return problem('TOO_MANY_REQUESTS', { message: error.message, headers });
  }
  if (error instanceof WrongCredentialsError) return problem('WRONG_CREDENTIALS');
  if (error instanceof BodyError)
    return problem(BODY_CODES[error.problem], { message: error.message });
  if (error instanceof IdempotencyConflictError) return problem('IDEMPOTENCY_CONFLICT');
  return isUnavailable(error)
    ? problem('UNAVAILABLE', { headers: { 'Retry-After': OUTAGE_RETRY } })
    : problem('INTERNAL');
}

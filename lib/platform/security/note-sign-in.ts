/** A line of the log for each time that somebody shows, or fails to show, whose account it is. */
import 'server-only';
import { isUnavailable } from '../db/unavailable.ts';
import { log } from '../log/log.ts';
import { accountMark, addressMark } from './log-marks.ts';
import { RateLimitedError } from './rate-limits.ts';

/** By what. docs/security.md lists them. */
export type SignInWay =
  | 'password'
  | 'code'
  | 'registration'
  | 'reset code'
  | 'reset link'
  | 'former password'
  | 'company account'
  | 'second code'
  | 'passkey';

type Attempt = {
  way: SignInWay;
  /** Of the visitor, as clientAddress() gives it. */
  address: string;
  /** Of the account that is tried, where it is known. */
  email?: string | undefined;
};

/** What became of it. `failed` is our own fault: the database was away, for instance. */
type Outcome = 'accepted' | 'refused' | 'limited' | 'failed';

/** Errors of these names say that something was not right with what was shown. */
const REFUSALS = new Set([
  'WrongCredentialsError',
  'AccountLockedError',
  'ApiError',
  'InvalidFieldsError',
  'SignInFailure',
]);

function outcomeOf(error: unknown): Outcome {
  if (error instanceof RateLimitedError) return 'limited';
  if (isUnavailable(error)) return 'failed';
  return error instanceof Error && REFUSALS.has(error.name) ? 'refused' : 'failed';
}

function write({ way, address, email }: Attempt, outcome: Outcome): void {
  const who = email && { who: accountMark(email) };
  log.info({ way, outcome, ...who, from: addressMark(address) }, 'sign-in');
}

/**
 * Does `work`, which signs somebody in or throws, and writes down how it ended.
 * @param emailOf the account that `work` found, where it is not known before
 */
export async function noteSignIn<Result>(
  attempt: Attempt,
  work: () => Promise<Result>,
  emailOf?: (result: Result) => string,
): Promise<Result> {
  try {
    const result = await work();
    write({ ...attempt, email: emailOf?.(result) ?? attempt.email }, 'accepted');
    return result;
  } catch (error) {
    write(attempt, outcomeOf(error));
    throw error;
  }
}

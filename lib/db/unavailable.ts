/** Tells a database that is not there from a mistake in our own code. */

export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  'ENOSPC',
  'EROFS',
  'EIO',
]);

/**
 * Classes of SQLSTATE (PostgreSQL's manual, appendix A): 08 connection, 53 out of resources (the
 * disk is full, too many clients), 57 operator intervention (shutdown, time limit), 58 system
 * error. 25006 is a server in recovery, 40 a transaction that may be tried again, 55P03 a lock
 * that was not free in time.
 */
const SQLSTATE = /^(?:08|53|57|58|40)[0-9A-Z]{3}$|^25006$|^55P03$/;

/** node-postgres gives these no code. */
const WORDS =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|not queryable|pool after calling end|PGlite is clos/i;

/** True when the call may succeed later without anybody changing anything. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'DatabaseUnavailableError' || error.name === 'DatabaseLockedError')
    return true;
  const code = 'code' in error ? String(error.code) : '';
  if (NETWORK_CODES.has(code) || SQLSTATE.test(code) || WORDS.test(error.message)) return true;
  // Node tries every address of a host name and reports all failures at once.
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return error.cause !== undefined && isUnavailable(error.cause);
}

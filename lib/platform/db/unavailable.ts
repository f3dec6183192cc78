/** Tells a database, or a storage of files, that is not there from a mistake in our own code. */
import { errorCode } from '../log/error-code.ts';

export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

const NAMES = new Set([
  'DatabaseUnavailableError',
  'DatabaseLockedError',
  'FileStoreUnavailableError',
]);

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
 * error, 40 a transaction that may be tried again. 25006 is a server in recovery, 25P02 the rest
 * of another statement's failed transaction, 55P03 a lock that was not free in time.
 */
const SQLSTATE = /^(?:08|53|57|58|40)[0-9A-Z]{3}$|^25(?:006|P02)$|^55P03$/;

/** node-postgres gives these no code. */
const WORDS =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|not queryable|pool after calling end|PGlite is clos/i;

type Failure = { name?: unknown; message?: unknown; errors?: unknown; cause?: unknown };

/** True when the same request may succeed later without a change. */
export function isUnavailable(error: unknown): boolean {
  if (error === null || typeof error !== 'object') return false;
  const { name, message, errors, cause } = error as Failure;
  if (typeof name === 'string' && NAMES.has(name)) return true;
  const code = errorCode(error);
  if (NETWORK_CODES.has(code) || SQLSTATE.test(code) || WORDS.test(String(message))) return true;
  // Node tries every address of a host name and reports all failures at once.
  if (Array.isArray(errors) && errors.some(isUnavailable)) return true;
  return isUnavailable(cause);
}

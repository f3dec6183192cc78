/**
 * The log: one JSON object a line on standard output. Nothing personal goes in: callers log
 * reference numbers and codes, never what a visitor typed, and addresses only as keyed hashes. What
 * errors of others say all the same is made harmless in log-line.ts.
 */
import pino, { type DestinationStream, type Logger } from 'pino';
import { settings } from '../settings/settings.ts';
import { errorCode } from './error-code.ts';
import { safeLine } from './log-line.ts';

/** A second net: should one of these ever be passed by mistake, it is left out. */
const NEVER = ['password', 'otp', 'code', 'token', 'email', 'message', 'authorization', 'cookie'];

/** What may be said of an error in the log: its kind and code, not the values it speaks of. */
export function describeError(error: unknown): { kind: string; code?: string; reason: string } {
  if (error === null || typeof error !== 'object') return { kind: typeof error, reason: '' };
  const { name, message, cause } = error as Partial<Error>;
  // A failed query's own text repeats its parameters; the cause below it does not.
  if (cause) return describeError(cause);
  const code = errorCode(error);
  return { kind: name ?? 'Error', ...(code && { code }), reason: (message ?? '').slice(0, 300) };
}

export function createLog(destination?: DestinationStream): Logger {
  const { NODE_ENV, LOG_LEVEL } = settings();
  const options = {
    level: NODE_ENV === 'test' && !destination ? 'silent' : LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    // pino's own would print the stack and, of a failed query, every value in it.
    serializers: { err: describeError, error: describeError },
    redact: { paths: NEVER.map((name) => `data.${name}`), remove: true },
  };
  const out = destination ?? pino.destination({ fd: 1, sync: true });
  return pino(options, { write: (line) => void out.write(safeLine(line)) });
}

let logger: Logger | undefined;
const write =
  (level: 'debug' | 'info' | 'warn' | 'error') =>
  (entry: object | string, message?: string): void => {
    logger ??= createLog();
    logger[level](entry, message);
  };

/** The log of the process. It opens with its first line, so that importing this reads no setting. */
export const log = {
  debug: write('debug'),
  info: write('info'),
  warn: write('warn'),
  error: write('error'),
};
export type Log = typeof log;

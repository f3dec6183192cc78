/**
 * The log: one JSON object a line on standard output. Nothing personal goes in: callers log
 * reference numbers and codes, never what somebody typed, and addresses only as keyed hashes.
 */
import pino, { type DestinationStream, type Logger } from 'pino';
import { env } from './env.ts';

/** A second net: should one of these ever be passed by mistake, it is left out. */
const NEVER = ['password', 'otp', 'code', 'token', 'email', 'message', 'authorization', 'cookie'];

export function createLog(destination?: DestinationStream): Logger {
  const options = {
    level: env.NODE_ENV === 'test' && !destination ? 'silent' : env.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    redact: { paths: NEVER.map((name) => `data.${name}`), remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
}

export const log: Logger = createLog();

/** What may be said of an error in the log: its kind and code, not the values it speaks of. */
export function describeError(error: unknown): { kind: string; code?: string; reason: string } {
  if (!(error instanceof Error)) return { kind: typeof error, reason: 'not an Error' };
  // A failed query's own text repeats its parameters; the cause below it does not.
  if (error.cause instanceof Error) return describeError(error.cause);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { kind: error.name, ...(code && { code }), reason: error.message.slice(0, 300) };
}

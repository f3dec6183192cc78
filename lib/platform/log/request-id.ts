/** The name of one request, in the log and in its answer: what a person who reports an error can quote. */
import { randomUUID } from 'node:crypto';

export const REQUEST_ID = 'x-request-id';

const WELL_FORMED = /^[\w.:-]{1,128}$/;

/**
 * @param given by whoever may name the request: a proxy of ours or, behind it, our own server
 * @returns that name where it can stand in a line of the log, else a new one
 */
export const requestIdOf = (given: unknown): string =>
  typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();

/**
 * How people are named in the log: by hashes that only our key makes, so that lines about one of them can be found
 * together and a log tells nobody who they are.
 */
import 'server-only';
import { keyedHash } from './secret-key.ts';

/** 96 bits: enough to tell people apart. */
const LENGTH = 16;

/** @param email of an account, or what was typed in its place */
export const accountMark = (email: string): string =>
  keyedHash('log-account', email.toLowerCase()).slice(0, LENGTH);

/** The same as `from` of the access log. @param address as clientAddress() gives it */
export const addressMark = (address: string): string =>
  keyedHash('access-log', address).slice(0, LENGTH);

/** A person takes time to fill a form in, a program does not; all visitors are asked for that time. */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { spendFormToken } from '../../platform/db/used-form-tokens.ts';
import {
  BUSY_FILL_MS,
  type FormToken,
  readFormToken,
  SHORTEST_FILL_MS,
} from '../../platform/security/form-token.ts';

const AGAIN = 'Wait a few seconds and send it once more';
const ADVICE = {
  unknown: `We could not tell when this form was opened. ${AGAIN}.`,
  expired: `The form was open for more than a day. ${AGAIN}.`,
  spent: `This form was sent before. ${AGAIN} if you have changed it.`,
} as const;

const refusal = (reason: keyof typeof ADVICE) =>
  new ApiError('FORM_TOKEN', { message: ADVICE[reason] });

function assertAge({ issuedAt }: FormToken, now: Date, shortest: number, why: string): void {
  const left = issuedAt.getTime() + shortest - now.getTime();
  if (left <= 0) return;
  const seconds = Math.ceil(left / 1000);
  const wait = `Wait ${seconds} second${seconds === 1 ? '' : 's'} and send the form again.`;
  throw new ApiError('FORM_TOO_FAST', { message: `${why} ${wait}` });
}

/** @throws ApiError FORM_TOKEN, FORM_TOO_FAST */
export function checkFillTime(token: string | undefined, now: Date): FormToken {
  const read = readFormToken(token ?? '');
  if (!read) throw refusal('unknown');
  if (now >= read.expiresAt) throw refusal('expired');
  // Scripts wait by themselves (components/forms/fill-time.ts); a person who reads this has none.
  assertAge(read, now, SHORTEST_FILL_MS, 'A short wait keeps robots out.');
  return read;
}

/**
 * While very many forms come in. A message that took its writer half a minute is not held up.
 * @throws ApiError FORM_TOO_FAST; the same token is good a little later
 */
export function checkPatience(token: FormToken, now: Date): void {
  assertAge(token, now, BUSY_FILL_MS, 'Very many messages are coming in.');
}

/** Lets `token` serve for one form. @throws ApiError FORM_TOKEN when it did before */
export async function spend(tx: Transaction, token: FormToken): Promise<void> {
  const { claim, expiresAt } = token;
  if (!(await spendFormToken(tx, { claim, expiresAt }))) throw refusal('spent');
}

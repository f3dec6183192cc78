/**
 * Another password: by the code or the link of a mail, or by the one before. Every session of the account
 * ends; the browser that changes the password goes on in a new one. The owner is told by mail.
 */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb, type Transaction } from '../../platform/db/database.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import { readMailedCode } from '../../platform/security/mailed-code.ts';
import { noteSignIn } from '../../platform/security/note-sign-in.ts';
import { consumeLimit, resetLimit } from '../../platform/security/rate-limits.ts';
import { hashPassword, verifyPassword } from '../../platform/session/password.ts';
import { deleteSessionsOf } from '../../platform/session/rows/sessions.ts';
import {
  findCredentials,
  findUser,
  requireUnlocked,
  setPasswordHash,
  type User,
} from '../../platform/session/rows/users.ts';
import type { OwnSession, Session } from '../../platform/session/session.ts';
import { startSession } from '../../platform/session/start-session.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';
import { oneTimeCode } from './mails.ts';
import { CODE_TRIES, type CodeBrowser, checkCode, refuseAsCode } from './one-time-code.ts';
import { refuseForOwner } from './passwords/refuse-for-owner.ts';
import { refuseWeak } from './passwords/refuse-weak.ts';
import {
  findLiveCode,
  insertCode,
  type OneTimeCode,
  returnTry,
  useCode,
} from './rows/one-time-codes.ts';
import type {
  ChangePasswordInput,
  ResetByCodeInput,
  ResetByLinkInput,
  ResetCodeInput,
} from './schema.ts';

/**
 * @param spend the code by which it is done, if it is done by one; throws when it is used
 * @throws AccountLockedError
 */
async function setPassword(
  user: User,
  password: string,
  spend?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const db = await getDb();
  const outbox = await getOutbox();
  const now = new Date();
  await db.transaction(async (tx) => {
    await requireUnlocked(tx, user.id);
    await spend?.(tx);
    await setPasswordHash(tx, user.id, passwordHash);
    await deleteSessionsOf(tx, user.id);
    const { id: userId, email, region } = user;
    // Used the moment it was made: it opens nothing, ends the codes before it, and a mail is owed for it.
    const notice = {
      purpose: 'reset',
      triesLeft: 0,
      createdAt: now,
      expiresAt: now,
      usedAt: now,
    } as const;
    const id = await insertCode(tx, { ...notice, userId, email, region });
    await outbox.enqueue(tx, { mail: oneTimeCode, id });
  });
}

async function resetWith(
  row: OneTimeCode,
  password: string,
  browser: CodeBrowser,
): Promise<OwnSession> {
  const db = await getDb();
  const user = row.userId ? await findUser(db, row.userId) : undefined;
  if (!user) throw new ApiError('INVALID_CODE');
  await refuseForOwner(user, { password, region: browser.region });
  await setPassword(user, password, async (tx) => {
    if (!(await useCode(tx, row.id, new Date()))) throw new ApiError('INVALID_CODE');
  }).catch(refuseAsCode);
  return startSession(user, browser).catch(refuseAsCode);
}

/** @throws ApiError INVALID_CODE, TOO_MANY_REQUESTS; InvalidFieldsError, RateLimitedError */
export async function resetByCode(
  { password, ...owner }: ResetByCodeInput,
  browser: CodeBrowser,
): Promise<OwnSession> {
  // What needs no account is said before the code is looked at, and takes no try.
  await refuseWeak({ password, region: browser.region }, { email: owner.email });
  const row = await checkCode({ ...owner, purpose: 'reset' }, browser);
  return resetWith(row, password, browser).catch(async (error: unknown) => {
    if (error instanceof InvalidFieldsError) await returnTry(await getDb(), row.id, CODE_TRIES);
    throw error;
  });
}

/** The row of a link in a mail. No attacker can guess one, so tries at its code do not count against it. */
async function rowOfLink(code: string): Promise<OneTimeCode> {
  const id = readMailedCode('reset-password', code);
  const row = id && (await findLiveCode(await getDb(), id, new Date()));
  if (!row) throw new ApiError('INVALID_CODE');
  return row;
}

/** @throws ApiError INVALID_CODE, InvalidFieldsError */
export async function resetByLink(
  { code, password }: ResetByLinkInput,
  browser: CodeBrowser,
): Promise<OwnSession> {
  return resetWith(await rowOfLink(code), password, browser);
}

/** Whether the link is good, which does not use it up. @throws ApiError INVALID_CODE */
export const checkResetLink = async ({ body }: { body: { code: string } }) => ({
  expiresAt: (await rowOfLink(body.code)).expiresAt.toISOString(),
});

/** Whether the code is good, which takes one of its tries. Throws what checkCode() throws. */
export async function checkResetCode(input: ResetCodeInput, browser: CodeBrowser) {
  const { email } = input;
  const { address } = browser;
  const { expiresAt } = await noteSignIn({ way: 'reset code', email, address }, () =>
    checkCode({ ...input, purpose: 'reset' }, browser),
  );
  return { expiresAt: expiresAt.toISOString() };
}

const NO_PASSWORD =
  'Your account has no password yet. Ask for a link on the page for a forgotten one to choose it.';

/** @throws InvalidFieldsError when `password` is not the one before or the new one is weak, RateLimitedError */
export async function changePassword(
  { password, newPassword }: ChangePasswordInput,
  { user, secondFactorAt }: Session,
  browser: CodeBrowser,
): Promise<OwnSession> {
  const db = await getDb();
  await consumeLimit(db, 'passwordChangesPerAccount', user.id);
  const found = await findCredentials(db, user.email);
  if (!found?.passwordHash) throw new InvalidFieldsError({ password: NO_PASSWORD });
  if (!(await verifyPassword(password, found.passwordHash)))
    throw new InvalidFieldsError({ password: 'This is not your password.' });
  await resetLimit(db, 'passwordChangesPerAccount', user.id);
  const { region } = browser;
  await refuseForOwner(user, { password: newPassword, region, field: 'newPassword' });
  await setPassword(user, newPassword);
  return startSession(user, { ...browser, secondFactorAt });
}

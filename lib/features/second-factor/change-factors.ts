/**
 * Adds and removes factors: what the account may do then follows from what it has left, and its owner is told of each
 * change, all in one transaction. Changes of one account wait for each other.
 */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb, type Transaction } from '../../platform/db/database.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import { setSecondFactorAt } from '../../platform/session/rows/sessions.ts';
import {
  findAccountFactor,
  lockAccount,
  setAccountFactor,
  type User,
} from '../../platform/session/rows/users.ts';
import { isStaff } from '../../platform/session/second-factor.ts';
import type { Session } from '../../platform/session/session.ts';
import type { NoticeKind } from '../account-notices/kinds.ts';
import { oweNotice } from '../account-notices/notice.ts';
import { makeRecoveryCodesOf } from './recovery-codes.ts';
import { countAuthenticators } from './rows/authenticators.ts';
import { countPasskeys } from './rows/passkeys.ts';
import { deleteRecoveryCodesOf, replaceRecoveryCodes } from './rows/recovery-codes.ts';

/**
 * Staff whose account has no factor at all may add none by themselves: whoever reads their mail could choose a
 * password and then a factor. The operator gives them a first code.
 * @throws ApiError FIRST_CODE_NEEDED
 */
export async function requireFirstCode({ user }: Session): Promise<void> {
  if (!isStaff(user.role)) return;
  const factor = await findAccountFactor(await getDb(), user.id);
  if (factor === 'none') throw new ApiError('FIRST_CODE_NEEDED');
}

/**
 * @param add keeps the factor; throws when it cannot
 * @returns ten recovery codes when it is the account's first factor, else none
 * @throws ApiError TOO_MANY_REQUESTS, and what `add` throws
 */
export async function addFactor(
  session: Session,
  kind: NoticeKind,
  add: (tx: Transaction) => Promise<void>,
): Promise<string[]> {
  const { user, id: sessionId } = session;
  const db = await getDb();
  const outbox = await getOutbox();
  const isFirst = (await findAccountFactor(db, user.id)) !== 'own';
  const made = isFirst ? await makeRecoveryCodesOf(user) : undefined;
  return db.transaction(async (tx) => {
    await lockAccount(tx, user.id);
    await add(tx);
    await oweNotice(tx, outbox, user, kind);
    // Whoever added it has it at hand: the session goes on, and every other one has to show it.
    await setSecondFactorAt(tx, sessionId, new Date());
    // Another one was added in the same moment, and gave the codes.
    if (!made || (await findAccountFactor(tx, user.id)) === 'own') return [];
    await setAccountFactor(tx, user.id, 'own');
    await replaceRecoveryCodes(tx, user.id, made.hashes);
    await oweNotice(tx, outbox, user, 'recovery-codes-made');
    return made.codes;
  });
}

/**
 * @param remove returns false when there is no such factor
 * @throws ApiError NOT_FOUND, or LAST_SECOND_FACTOR of staff
 */
export async function removeFactor(
  user: User,
  kind: NoticeKind,
  remove: (tx: Transaction) => Promise<boolean>,
): Promise<void> {
  const db = await getDb();
  const outbox = await getOutbox();
  await db.transaction(async (tx) => {
    await lockAccount(tx, user.id);
    if (!(await remove(tx))) throw new ApiError('NOT_FOUND');
    await oweNotice(tx, outbox, user, kind);
    const left = (await countPasskeys(tx, user.id)) + (await countAuthenticators(tx, user.id));
    if (left > 0) return;
    if (isStaff(user.role)) throw new ApiError('LAST_SECOND_FACTOR');
    // They stand in for a factor that is lost, and there is none.
    await deleteRecoveryCodesOf(tx, user.id);
    await setAccountFactor(tx, user.id, 'none');
  });
}

/**
 * Locks an account: nobody signs in to it by any way, and its sessions end. Strangers cannot tell it from a
 * wrong password; its owner is told by mail. By staff for members, and by the operator for everybody.
 */
import 'server-only';
import { getDb } from '../../platform/db/database.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import { deleteSessionsOf } from '../../platform/session/rows/sessions.ts';
import { findUserByEmail, setLock, type User } from '../../platform/session/rows/users.ts';
import { oweNotice } from '../account-notices/notice.ts';
import { type Actor, recordBy } from '../audit/record.ts';

/** Whose account may be locked or unlocked. Throws in words of its own for any other, and for none. */
type Check = (user: User | undefined) => void;

type Change = {
  lock: Parameters<typeof setLock>[2];
  notice: 'account-locked' | 'account-unlocked';
  check: Check;
  by: Actor;
};

/**
 * What is done to the account, what its owner is told, and whatever else is kept of it are one transaction.
 * @returns whether it was otherwise before
 */
async function change(email: string, { lock, notice, check, by }: Change): Promise<boolean> {
  const [db, outbox] = [await getDb(), await getOutbox()];
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    check(user);
    if (!user) throw new Error('There is no such account.');
    const isNew = await setLock(tx, user.id, lock);
    // The row is held from here on: a sign-in under way has its session by now, or is refused.
    if (lock.lockedAt) await deleteSessionsOf(tx, user.id);
    if (isNew) await recordBy(tx, by, notice, user);
    if (isNew) await oweNotice(tx, outbox, user, notice);
    return isNew;
  });
}

/** Who may lock or unlock which account, and stands in the audit. */
type Permission = { by: Actor; check: Check };

/**
 * Once more changes nothing: the reason and the day stay those of the first time.
 * @param reason for staff; no visitor sees it
 * @returns whether it was open before
 */
export const lockAccountOf = (
  email: string,
  reason: string,
  permission: Permission,
): Promise<boolean> =>
  change(email, {
    lock: { lockedAt: new Date(), lockReason: reason },
    notice: 'account-locked',
    ...permission,
  });

/** @returns whether it was locked before */
export const unlockAccountOf = (email: string, permission: Permission): Promise<boolean> =>
  change(email, {
    lock: { lockedAt: null, lockReason: null },
    notice: 'account-unlocked',
    ...permission,
  });

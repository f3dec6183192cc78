/**
 * Erasure on request. Visitors prove that they are the owner and no passer-by at an open screen:
 * by the password or, for an account without one, by having signed in a moment ago.
 */
import 'server-only';
import { oweNotice } from '../../features/account-notices/notice.ts';
import { proveOwner } from '../../platform/api/prove-owner.ts';
import { getDb } from '../../platform/db/database.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import type { Session } from '../../platform/session/session.ts';
import { erasePerson } from './erasure.ts';

/**
 * Deletes the account and what it holds, and takes every word out of what its owner sent
 * (lib/composition/privacy/erasure.ts). All of its sessions end, and its owner is told by mail. There is no way back.
 * @throws InvalidFieldsError, RateLimitedError, ApiError SIGN_IN_AGAIN
 */
export async function eraseAccount(
  session: Session,
  password: string | undefined,
  now = new Date(),
): Promise<void> {
  const asking = { field: 'currentPassword', isFactorEnough: false, now };
  await proveOwner(session, password, asking);
  const { user } = session;
  const [db, outbox] = [await getDb(), await getOutbox()];
  await db.transaction(async (tx) => {
    await erasePerson(tx, user, now);
    await oweNotice(tx, outbox, user, 'account-erased');
  });
}

/** The operator removes an account, of staff as well, with everything that an erasure takes. Its owner is told. */
import 'server-only';
import { oweNotice } from '../../features/account-notices/notice.ts';
import { recordCommand } from '../../features/audit/record.ts';
import { getDb } from '../../platform/db/database.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import { findUserByEmail } from '../../platform/session/rows/users.ts';
import { erasePerson } from './erasure.ts';

/** @returns whether there was an account with this address */
export async function removeAccount(email: string): Promise<boolean> {
  const [db, outbox] = [await getDb(), await getOutbox()];
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return false;
    await recordCommand(tx, user.region, { action: 'account-removed', person: user.email });
    await erasePerson(tx, user);
    // After the erasure, which takes the notices before it.
    await oweNotice(tx, outbox, user, 'account-erased');
    return true;
  });
}

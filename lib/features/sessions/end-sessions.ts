/** The end of all sessions of an account, by staff or by the operator. Its owner is told by mail. */
import 'server-only';
import { getDb } from '../../platform/db/database.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import { deleteSessionsOf } from '../../platform/session/rows/sessions.ts';
import { findUserByEmail } from '../../platform/session/rows/users.ts';
import { oweNotice } from '../account-notices/notice.ts';
import { type Actor, recordBy } from '../audit/record.ts';

/** @param by who ends them @returns how many there were, or undefined when there is no account with this address */
export async function endSessionsOf(email: string, by: Actor): Promise<number | undefined> {
  const db = await getDb();
  const outbox = await getOutbox();
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return undefined;
    const ended = await deleteSessionsOf(tx, user.id);
    await recordBy(tx, by, 'sessions-ended', user);
    if (ended > 0) await oweNotice(tx, outbox, user, 'sessions-ended');
    return ended;
  });
}

/** Owes an owner the mail about a change that concerns the safety of their account. */
import 'server-only';
import type { Transaction } from '../../platform/db/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { User } from '../../platform/session/rows/users.ts';
import type { NoticeKind } from './kinds.ts';
import { accountNotice } from './mails.ts';
import { accountNotices } from './tables.ts';

/**
 * @param outbox fetched before the transaction: on the embedded database `getOutbox()` inside one waits for ever
 * @param owner whose address and edition the mail takes
 * @param more.sent when the mail counts as sent already: for an address without an account, so that the work is the same
 */
export async function oweNotice(
  tx: Transaction,
  outbox: Outbox,
  { email, region }: Pick<User, 'email' | 'region'>,
  kind: NoticeKind,
  more: { sent?: Date | undefined } = {},
): Promise<void> {
  const [row] = await tx
    .insert(accountNotices)
    .values({ kind, region, email, noticeSent: more.sent ?? null })
    .returning({ id: accountNotices.id });
  if (!row) throw new Error('The insert returned no row.');
  await outbox.enqueue(tx, { mail: accountNotice, id: row.id });
}

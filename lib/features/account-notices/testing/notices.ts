/** Which notices are owed to an address, for the tests of what owes them. */
import { asc } from 'drizzle-orm';
import { getDb } from '../../../platform/db/database.ts';
import { isAddress } from '../../../platform/db/same-address.ts';
import { accountNotices } from '../tables.ts';

export async function noticesTo(email: string): Promise<string[]> {
  const rows = await (await getDb())
    .select({ kind: accountNotices.kind })
    .from(accountNotices)
    .where(isAddress(accountNotices.email, email))
    .orderBy(asc(accountNotices.createdAt));
  return rows.map(({ kind }) => kind);
}

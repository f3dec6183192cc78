/** For tests: what the audit says was done to somebody. */
import { asc, eq } from 'drizzle-orm';
import { getDb } from '../../../platform/db/database.ts';
import { personHash } from '../record.ts';
import { auditEntries } from '../tables.ts';

/** @returns who did what, the oldest first */
export async function actsOn(email: string): Promise<[staffName: string, action: string][]> {
  const rows = await (await getDb())
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.personHash, personHash(email)))
    .orderBy(asc(auditEntries.createdAt), asc(auditEntries.id));
  return rows.map(({ staffName, action }) => [staffName, action]);
}

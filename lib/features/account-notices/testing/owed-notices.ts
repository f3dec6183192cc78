/** What tests of other features look at: the notices that are owed to an address. */
import { eq } from 'drizzle-orm';
import { getDb } from '../../../platform/db/database.ts';
import { accountNotices } from '../tables.ts';

export const findOwedNotices = async (email: string) =>
  (await getDb()).select().from(accountNotices).where(eq(accountNotices.email, email));

/** The trace of every look of the desk at a person's data. It is written before the data is given out. */
import 'server-only';
import { lt } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { personalDataReads } from '../tables.ts';

type PersonalDataRead = Pick<typeof personalDataReads.$inferInsert, 'what'> & {
  staffId: string;
  /** Left out of a list, an export or a search over everything. */
  submissionId?: string;
};

export async function insertPersonalDataRead(db: Database, read: PersonalDataRead): Promise<void> {
  await db.insert(personalDataReads).values(read);
}

export async function deleteOldPersonalDataReads(db: Database, before: Date): Promise<void> {
  await db.delete(personalDataReads).where(lt(personalDataReads.createdAt, before));
}

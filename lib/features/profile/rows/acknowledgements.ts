/** Which of our texts an account has acknowledged. */
import 'server-only';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { acknowledgements } from '../tables.ts';

type Row = typeof acknowledgements.$inferSelect;
export type Acknowledgement = Pick<Row, 'actionId' | 'revision' | 'createdAt'>;

export function findAcknowledgements(db: Database, userId: string): Promise<Acknowledgement[]> {
  const { actionId, revision, createdAt } = acknowledgements;
  return db
    .select({ actionId, revision, createdAt })
    .from(acknowledgements)
    .where(eq(acknowledgements.userId, userId));
}

/** Once for each revision; the first time counts. */
export async function insertAcknowledgement(
  db: Database,
  row: Pick<Row, 'userId' | 'actionId' | 'revision'>,
): Promise<void> {
  await db.insert(acknowledgements).values(row).onConflictDoNothing();
}

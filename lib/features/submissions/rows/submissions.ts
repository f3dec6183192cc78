/** What was sent to a desk. */
import 'server-only';
import type { Transaction } from '../../../platform/db/database.ts';
import { submissions } from '../tables.ts';

/** @returns the id of the row */
export async function insertSubmission(
  tx: Transaction,
  row: typeof submissions.$inferInsert,
): Promise<string> {
  const [added] = await tx.insert(submissions).values(row).returning({ id: submissions.id });
  if (!added) throw new Error('The insert returned no row.');
  return added.id;
}

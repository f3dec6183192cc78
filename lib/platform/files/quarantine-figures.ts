/** What waits for the scanner, for metrics. */
import 'server-only';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { closedStates } from './file-state.ts';
import { files } from './tables.ts';

/**
 * How many files nobody can open yet, and the age of the oldest in seconds.
 * @throws what the database says
 */
export async function quarantineFigures(
  db: Database,
): Promise<{ files: number; oldestAge: number }> {
  const [row] = await db
    .select({
      files: sql<number>`count(*)::int`,
      oldestAge: sql<number>`coalesce(extract(epoch FROM now() - min(${files.createdAt})), 0)::float8`,
    })
    .from(files)
    .where(inArray(files.scan, closedStates()));
  return { files: row?.files ?? 0, oldestAge: row?.oldestAge ?? 0 };
}

/** Open positions: found by their words, by their ids, and kept in line with the content. */
import 'server-only';
import { and, asc, desc, eq, exists, gte, inArray, notExists, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Region } from '../../../platform/region/region.ts';
import { applicationsFor } from '../../submissions/rows/applications.ts';
import { jobs } from '../tables.ts';

export type JobRow = typeof jobs.$inferSelect;
type NewJob = typeof jobs.$inferInsert;

/** The `position` of a job that has no page any more and is kept for those who applied for it. */
const CLOSED = -1;
const isOpen = gte(jobs.position, 0);

export async function upsertJobs(tx: Transaction, rows: NewJob[]): Promise<void> {
  // Two instances that start at once take their turns.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('seed-jobs'))`);
  if (rows.length === 0) return;
  const given = (name: string) => sql.raw(`excluded.${name}`);
  await tx
    .insert(jobs)
    .values(rows)
    .onConflictDoUpdate({
      target: [jobs.id, jobs.region],
      set: {
        position: given('position'),
        title: given('title'),
        team: given('team'),
        location: given('location'),
        workMode: given('work_mode'),
        employer: given('employer'),
        summary: given('summary'),
        words: given('words'),
      },
    });
}

/** Takes away the jobs of `region` but for `open`; those with an application are closed. */
export async function closeOtherJobs(
  tx: Transaction,
  region: Region,
  open: string[],
): Promise<void> {
  const isOther = and(
    eq(jobs.region, region),
    open.length > 0 ? notInArray(jobs.id, open) : undefined,
  );
  const applications = applicationsFor(tx, { id: jobs.id, region: jobs.region });
  await tx.delete(jobs).where(and(isOther, notExists(applications)));
  await tx
    .update(jobs)
    .set({ position: CLOSED })
    .where(and(isOther, exists(applications)));
}

/** A word at the end, which a visitor may be in the middle of writing, and what stands before it. */
const LAST_WORD = /^(?:(.*)\s)?([\p{L}\p{N}]+)$/su;

/**
 * `words` as PostgreSQL asks for them. The last one counts as a beginning, too: with its ending taken
 * off as English does it, or as it was typed, since 'the' may become 'theme'.
 */
function asked(words: string) {
  const whole = sql`websearch_to_tsquery('english', ${words})`;
  const [, before, last] = LAST_WORD.exec(words) ?? [];
  if (!last) return whole;
  const begun = sql`to_tsquery('english', ${`${last}:*`}) || to_tsquery('simple', ${`${last}:*`})`;
  return sql`${whole} || (websearch_to_tsquery('english', ${before ?? ''}) && (${begun}))`;
}

/**
 * The open jobs of `region` that have `words` on their page; the best first, or all in their order.
 * @param words as a visitor typed them: words, "a phrase", one OR another, -without
 */
export async function findOpenJobs(
  db: Database,
  region: Region,
  words: string,
): Promise<{ id: string }[]> {
  const mine = and(eq(jobs.region, region), isOpen);
  const all = db.select({ id: jobs.id }).from(jobs);
  if (words === '') return all.where(mine).orderBy(asc(jobs.position));
  const query = asked(words);
  return all
    .where(and(mine, sql`${jobs.searched} @@ (${query})`))
    .orderBy(desc(sql`ts_rank(${jobs.searched}, ${query})`), asc(jobs.position));
}

/** Which of `ids` are jobs of `region`, and whether one may apply for them. */
export async function findJobs(
  db: Database | Transaction,
  region: Region,
  ids: string[],
): Promise<{ row: JobRow; isOpen: boolean }[]> {
  const rows = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.region, region), inArray(jobs.id, ids)));
  return rows.map((row) => ({ row, isOpen: row.position !== CLOSED }));
}

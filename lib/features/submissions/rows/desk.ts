/** What was sent to the desk of an edition, as the desk sees it. A row of another edition is never found. */
import 'server-only';
import { and, count, desc, eq, ilike, inArray, min, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Region } from '../../../platform/region/region.ts';
import type { SubmissionKind, SubmissionStatus } from '../kinds.ts';
import { answers, submissions } from '../tables.ts';

export type SubmissionFilter = {
  region: Region;
  kind?: SubmissionKind | undefined;
  status?: SubmissionStatus | undefined;
  /** Somewhere in the reference, the name, the address or what was filled in. */
  q?: string | undefined;
};
export type SubmissionRow = typeof submissions.$inferSelect;
/** Text that means itself in LIKE, whatever signs are in it. */
const literally = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function isFound({ region, kind, status, q }: SubmissionFilter) {
  const word = q && literally(q);
  return and(
    eq(submissions.region, region),
    kind && eq(submissions.kind, kind),
    status && eq(submissions.status, status),
    word
      ? or(
          ilike(submissions.reference, word),
          ilike(submissions.name, word),
          ilike(submissions.email, word),
          sql`EXISTS (SELECT FROM jsonb_each_text(${submissions.details}) WHERE value ILIKE ${word})`,
        )
      : undefined,
  );
}

/** The newest first. */
export function findSubmissions(
  db: Database,
  filter: SubmissionFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<SubmissionRow[]> {
  return db
    .select()
    .from(submissions)
    .where(isFound(filter))
    .orderBy(desc(submissions.createdAt), desc(submissions.id))
    .limit(limit)
    .offset(offset);
}

/** How many of each kind and status there are that `q` finds, whatever else `filter` asks for. */
export function countSubmissions(
  db: Database,
  { region, q }: SubmissionFilter,
): Promise<{ kind: SubmissionKind; status: SubmissionStatus; rows: number }[]> {
  return db
    .select({ kind: submissions.kind, status: submissions.status, rows: count() })
    .from(submissions)
    .where(isFound({ region, q }))
    .groupBy(submissions.kind, submissions.status);
}

type Which = { id: string; region: Region };
const isThat = ({ id, region }: Which) =>
  and(eq(submissions.id, id), eq(submissions.region, region));

export async function findSubmission(
  db: Database | Transaction,
  which: Which,
): Promise<SubmissionRow | undefined> {
  const [row] = await db.select().from(submissions).where(isThat(which));
  return row;
}

/**
 * Says how far the desk is. 'answered' ends the wait that is measured, for an answer by telephone or from
 * a mail program; 'new' begins it again unless there is an answer here.
 * @returns the row as it is then; undefined when the edition has none of that id
 */
export async function changeStatus(
  tx: Transaction,
  which: Which,
  status: SubmissionStatus,
  now: Date,
): Promise<SubmissionRow | undefined> {
  const [row] = await tx.select().from(submissions).where(isThat(which)).for('update');
  if (!row) return undefined;
  const [answered] = await tx
    .select({ first: min(answers.createdAt) })
    .from(answers)
    .where(and(eq(answers.submissionId, row.id), eq(answers.writer, 'desk')));
  const firstAnsweredAt = {
    new: answered?.first ?? null,
    answered: row.firstAnsweredAt ?? now,
    handled: row.firstAnsweredAt,
  }[status];
  const handledAt = status === 'handled' ? (row.handledAt ?? now) : null;
  const [changed] = await tx
    .update(submissions)
    .set({ status, firstAnsweredAt, handledAt })
    .where(eq(submissions.id, row.id))
    .returning();
  return changed;
}

/** The references of those of `ids` that are still there, by their ids. */
export async function findReferences(
  db: Database,
  region: Region,
  ids: string[],
): Promise<Map<string, string>> {
  const { id, reference } = submissions;
  const rows = await db
    .select({ id, reference })
    .from(submissions)
    .where(and(inArray(id, ids), eq(submissions.region, region)));
  return new Map(rows.map((row) => [row.id, row.reference]));
}

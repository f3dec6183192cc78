/** What was sent to the desk of an edition, as the desk sees it. A row of another edition is never found. */
import 'server-only';
import { and, asc, count, desc, eq, ilike, inArray, isNull, min, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { type Days, isWithinDays } from '../../../platform/db/days.ts';
import { isAddress } from '../../../platform/db/same-address.ts';
import type { Region } from '../../../platform/region/region.ts';
import type { SubmissionKind, SubmissionStatus } from '../kinds.ts';
import { answers, submissions } from '../tables.ts';
import { dueInSql, type Promised, urgency } from './due.ts';

export type SubmissionFilter = {
  region: Region;
  kind?: SubmissionKind | undefined;
  status?: SubmissionStatus | undefined;
  /** Somewhere in the reference, the name, the address or what was filled in. */
  q?: string | undefined;
  /** The id of whoever has it on their table, or 'nobody'. */
  assigned?: string | undefined;
} & Days;
/** In place of somebody's id. */
export const NOBODY = 'nobody';
export type SubmissionRow = typeof submissions.$inferSelect;
/** Text that means itself in LIKE, whatever signs are in it. */
const literally = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function isFound({ region, kind, status, q, assigned, from, to }: SubmissionFilter) {
  const word = q && literally(q);
  return and(
    eq(submissions.region, region),
    kind && eq(submissions.kind, kind),
    status && eq(submissions.status, status),
    isWithinDays(submissions.createdAt, { from, to }, region),
    assigned === NOBODY ? isNull(submissions.assigneeId) : undefined,
    assigned && assigned !== NOBODY ? eq(submissions.assigneeId, assigned) : undefined,
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

/** People who cannot work. */
const hasStopped = sql`(${urgency} = 'stopped')`;

const { createdAt, waitingSince } = submissions;
/**
 * What waits: people who cannot work first, then by when an answer is owed, then whoever has waited longest. All else:
 * the newest first.
 */
const inOrder = ({ status }: SubmissionFilter, promised: Promised) =>
  status === 'new'
    ? [desc(hasStopped), asc(dueInSql(promised)), asc(waitingSince), asc(submissions.id)]
    : [desc(createdAt), desc(submissions.id)];

/** @param promised how soon what waits is owed an answer */
export function findSubmissions(
  db: Database,
  filter: SubmissionFilter,
  { promised, limit, offset = 0 }: { promised: Promised; limit: number; offset?: number },
): Promise<SubmissionRow[]> {
  return db
    .select()
    .from(submissions)
    .where(isFound(filter))
    .orderBy(...inOrder(filter, promised))
    .limit(limit)
    .offset(offset);
}

/** How many of each kind and status there are that the rest of `filter` finds. */
export function countSubmissions(
  db: Database,
  { kind: _, status: __, ...filter }: SubmissionFilter,
): Promise<{ kind: SubmissionKind; status: SubmissionStatus; rows: number }[]> {
  return db
    .select({ kind: submissions.kind, status: submissions.status, rows: count() })
    .from(submissions)
    .where(isFound(filter))
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

/** Puts it on the table of `assigneeId`, or on nobody's. @returns the row as it is then */
export async function assignSubmission(
  tx: Transaction,
  which: Which,
  assigneeId: string | null,
): Promise<SubmissionRow | undefined> {
  const [row] = await tx.update(submissions).set({ assigneeId }).where(isThat(which)).returning();
  return row;
}

/** What else that person sent to the desk, the newest first. */
export function findOthersOf(
  db: Database,
  { id, region, email }: SubmissionRow,
): Promise<SubmissionRow[]> {
  if (!email) return Promise.resolve([]);
  return db
    .select()
    .from(submissions)
    .where(
      and(
        eq(submissions.region, region),
        isAddress(submissions.email, email),
        ne(submissions.id, id),
      ),
    )
    .orderBy(desc(createdAt), desc(submissions.id))
    .limit(20);
}

/** The references of those of `ids` that are still there, by their ids. */
export async function findReferences(
  db: Database | Transaction,
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

/** The rows of the audit, as a desk and the persons themselves may read them. */
import 'server-only';
import { and, desc, eq, inArray, isNotNull, isNull, lt, max, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { type Days, isWithinDays } from '../../../platform/db/days.ts';
import type { Region } from '../../../platform/region/region.ts';
import type { AuditAction } from '../actions.ts';
import { personHash } from '../record.ts';
import { auditEntries } from '../tables.ts';

export type AuditEntry = typeof auditEntries.$inferSelect;
export type AuditFilter = {
  region: Region;
  action?: AuditAction | undefined;
  staff?: string | undefined;
} & Days;

/** What concerns both editions is shown to both desks. */
const isOfDesk = (region: Region) =>
  or(eq(auditEntries.region, region), isNull(auditEntries.region));

function isFound({ region, action, staff, from, to }: AuditFilter) {
  return and(
    isOfDesk(region),
    action && eq(auditEntries.action, action),
    staff ? eq(auditEntries.staffId, staff) : undefined,
    isWithinDays(auditEntries.createdAt, { from, to }, region),
  );
}

/** The newest first. */
export function findAuditEntries(
  db: Database,
  filter: AuditFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<AuditEntry[]> {
  return db
    .select()
    .from(auditEntries)
    .where(isFound(filter))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(limit)
    .offset(offset);
}

export const countAuditEntries = (db: Database, filter: AuditFilter): Promise<number> =>
  db.$count(auditEntries, isFound(filter));

/** Everybody who stands in the audit of the desk, by name; those who have left too. */
export async function findAuditedStaff(
  db: Database,
  region: Region,
): Promise<{ id: string; name: string }[]> {
  const { staffId, staffName } = auditEntries;
  const rows = await db
    .select({ id: staffId, name: max(staffName) })
    .from(auditEntries)
    .where(and(isOfDesk(region), isNotNull(staffId)))
    .groupBy(staffId)
    .orderBy(max(staffName), staffId);
  return rows.flatMap(({ id, name }) => (id ? [{ id, name: name ?? '' }] : []));
}

type Trace = Pick<AuditEntry, 'submissionId' | 'action' | 'createdAt'>;
const trace = {
  submissionId: auditEntries.submissionId,
  action: auditEntries.action,
  createdAt: auditEntries.createdAt,
};

/** What was done with messages, the oldest first. */
export function findActsOn(db: Database, submissionIds: string[]): Promise<Trace[]> {
  return db
    .select(trace)
    .from(auditEntries)
    .where(inArray(auditEntries.submissionId, submissionIds))
    .orderBy(auditEntries.createdAt, auditEntries.id);
}

/** What was done with the data of the person with that address, messages apart, the oldest first. */
export function findActsAbout(db: Database, email: string): Promise<Trace[]> {
  return db
    .select(trace)
    .from(auditEntries)
    .where(and(eq(auditEntries.personHash, personHash(email)), isNull(auditEntries.submissionId)))
    .orderBy(auditEntries.createdAt, auditEntries.id);
}

/**
 * Deletes what is older than `end`. The database refuses to delete what is younger than two years by its own
 * clock and calendar, so both are asked: where they differ by a day, the row stays for that day.
 */
export async function deleteOldAuditEntries(db: Database, end: Date): Promise<void> {
  const { createdAt } = auditEntries;
  const kept = sql`(now() AT TIME ZONE 'UTC' - interval '2 years') AT TIME ZONE 'UTC'`;
  await db.delete(auditEntries).where(and(lt(createdAt, end), sql`${createdAt} < ${kept}`));
}

/** Applications for jobs: submissions that name a job. */
import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Region } from '../../../platform/region/region.ts';
import { submissions } from '../tables.ts';

/** For which of those jobs of the edition the account has applied. */
export async function findAppliedJobs(
  tx: Transaction,
  { region, userId, jobIds }: { region: Region; userId: string; jobIds: string[] },
): Promise<Set<string | null>> {
  const rows = await tx
    .select({ jobId: submissions.jobId })
    .from(submissions)
    .where(
      and(
        eq(submissions.userId, userId),
        eq(submissions.region, region),
        inArray(submissions.jobId, jobIds),
      ),
    );
  return new Set(rows.map(({ jobId }) => jobId));
}

/** @returns the ids of the rows, in their order */
export async function insertApplications(
  tx: Transaction,
  rows: Omit<typeof submissions.$inferInsert, 'kind'>[],
): Promise<string[]> {
  const added = await tx
    .insert(submissions)
    .values(rows.map((row) => ({ ...row, kind: 'application' as const })))
    .returning({ id: submissions.id });
  return added.map(({ id }) => id);
}

/** The applications for a job of another table's row, for a query over that table. */
export const applicationsFor = (
  db: Database | Transaction,
  job: { id: AnyPgColumn; region: AnyPgColumn },
) =>
  db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.jobId, job.id), eq(submissions.region, job.region)));

/** Applications for jobs: submissions that name a job. */
import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Region } from '../region/region.ts';
import type { Database, Transaction } from './database.ts';
import { isAddress } from './same-address.ts';
import { submissions } from './schema.ts';

/** Until the transaction ends nobody else applies with this address, so what is looked up stays true. */
export async function lockApplicant(tx: Transaction, email: string): Promise<void> {
  const key = `application ${email.toLowerCase()}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** The applications of `email` for those jobs of the edition. */
export async function findApplications(
  db: Database | Transaction,
  region: Region,
  email: string,
  jobIds: string[],
): Promise<{ jobId: string; reference: string; batch: string | undefined }[]> {
  const rows = await db
    .select({
      jobId: submissions.jobId,
      reference: submissions.reference,
      details: submissions.details,
    })
    .from(submissions)
    .where(
      and(
        inArray(submissions.jobId, jobIds),
        eq(submissions.region, region),
        isAddress(submissions.email, email),
      ),
    );
  return rows.map(({ jobId, reference, details }) => ({
    jobId: jobId ?? '',
    reference,
    batch: details.batch,
  }));
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

/** What one person sent to the desks, of either edition. */
import 'server-only';
import { and, asc, desc, eq, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { isAddress } from '../../../platform/db/same-address.ts';
import type { User } from '../../../platform/session/rows/users.ts';
import { subjectOf } from '../subject.ts';
import { submissions } from '../tables.ts';
import type { SubmissionRow } from './desk.ts';

/**
 * What a visitor sent to a desk: signed in, or with the address of their account before they had one.
 * An account's address was confirmed by mail, so no account reads what another person sent.
 */
export const isSentBy = ({ id, email }: Pick<User, 'id' | 'email'>) =>
  or(eq(submissions.userId, id), isAddress(submissions.email, email));

/** The newest first. */
export async function findOwnSubmissions(db: Database, user: Pick<User, 'id' | 'email'>) {
  const { reference, kind, region, details, status, createdAt } = submissions;
  const rows = await db
    .select({ reference, kind, region, details, status, createdAt })
    .from(submissions)
    .where(isSentBy(user))
    .orderBy(desc(createdAt), asc(reference))
    .limit(200);
  return rows.map((row) => ({
    reference: row.reference,
    kind: row.kind,
    subject: subjectOf(row),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** What the account sent under that number, locked so that no erasure comes in between; undefined of another's. */
export async function findOwnSubmission(
  db: Database | Transaction,
  user: Pick<User, 'id' | 'email'>,
  reference: string,
): Promise<SubmissionRow | undefined> {
  const [row] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.reference, reference), isSentBy(user)))
    .for('update');
  return row;
}

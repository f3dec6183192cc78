/** What one person sent to the desks, of either edition. */
import 'server-only';
import { asc, desc, eq, or } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { isAddress } from '../../../platform/db/same-address.ts';
import type { User } from '../../../platform/session/rows/users.ts';
import { submissions } from '../tables.ts';

/**
 * What a visitor sent to a desk: signed in, or with the address of their account before they had one.
 * An account's address was confirmed by mail, so no account reads what another person sent.
 */
export const isSentBy = ({ id, email }: Pick<User, 'id' | 'email'>) =>
  or(eq(submissions.userId, id), isAddress(submissions.email, email));

/** The newest first. */
export async function findOwnSubmissions(db: Database, user: Pick<User, 'id' | 'email'>) {
  const { reference, kind, status, createdAt } = submissions;
  const rows = await db
    .select({ reference, kind, status, createdAt })
    .from(submissions)
    .where(isSentBy(user))
    .orderBy(desc(createdAt), asc(reference))
    .limit(200);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

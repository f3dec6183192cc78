/** Accounts of an identity provider that sign in to accounts of ours. */
import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { type User, userColumns } from '../../platform/session/rows/users.ts';
import { users } from '../../platform/session/tables.ts';
import { identities } from './tables.ts';

/** Together they name one person for good (OpenID Connect Core 1.0, section 5.7); an address may not. */
export type Identity = { issuer: string; subject: string };

export async function findUserOfIdentity(
  db: Database,
  { issuer, subject }: Identity,
): Promise<User | undefined> {
  const [user] = await db
    .select(userColumns)
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return user;
}

export async function insertIdentity(
  tx: Database | Transaction,
  identity: Identity,
  userId: string,
): Promise<void> {
  await tx.insert(identities).values({ ...identity, userId });
}

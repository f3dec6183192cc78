/** Invitations to a company's account. */
import 'server-only';
import { and, eq, gt, isNull, lt, notExists } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Region } from '../../../platform/region/region.ts';
import { joinCompany } from '../../../platform/session/rows/companies.ts';
import { companies, users } from '../../../platform/session/tables.ts';
import { invites } from '../tables.ts';

type NewInvite = typeof invites.$inferInsert;
export type Invite = {
  id: string;
  email: string;
  companyId: string;
  company: string;
  invitedBy: string | null;
  expiresAt: Date;
};

/** @returns the id of the row */
export async function insertInvite(tx: Transaction, invite: NewInvite): Promise<string> {
  const [row] = await tx.insert(invites).values(invite).returning({ id: invites.id });
  if (!row) throw new Error('The insert returned no row.');
  return row.id;
}

/** A company that begins with a registration. @returns its id */
export async function insertCompany(
  tx: Transaction,
  company: { name: string; region: Region },
): Promise<string> {
  const [row] = await tx.insert(companies).values(company).returning({ id: companies.id });
  if (!row) throw new Error('The insert returned no row.');
  return row.id;
}

/** The invitation `id` as long as it is open. */
export async function findOpenInvite(
  db: Database | Transaction,
  id: string,
  now: Date,
): Promise<Invite | undefined> {
  const [row] = await db
    .select({
      id: invites.id,
      email: invites.email,
      companyId: invites.companyId,
      company: companies.name,
      invitedBy: users.name,
      expiresAt: invites.expiresAt,
    })
    .from(invites)
    .innerJoin(companies, eq(companies.id, invites.companyId))
    .leftJoin(users, eq(users.id, invites.invitedBy))
    .where(and(eq(invites.id, id), isNull(invites.acceptedAt), gt(invites.expiresAt, now)));
  return row;
}

/**
 * Makes `userId` a member of the company that the invitation `id` is about, and of no other.
 * @returns the company's name, and whether another one was left, or undefined when the invitation is not open
 * any more
 */
export async function acceptInvite(
  tx: Transaction,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<{ company: string; hasLeft: boolean } | undefined> {
  const invite = await findOpenInvite(tx, id, now);
  if (!invite) return undefined;
  const accepted = await tx
    .update(invites)
    .set({ acceptedAt: now })
    .where(and(eq(invites.id, id), isNull(invites.acceptedAt)))
    .returning({ id: invites.id });
  if (accepted.length === 0) return undefined;
  const { company, companyId } = invite;
  return { company, hasLeft: await joinCompany(tx, userId, companyId) };
}

/** The company that an account belongs to, if any. */
export async function companyIdOf(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ companyId: users.companyId })
    .from(users)
    .where(eq(users.id, userId));
  return row?.companyId ?? undefined;
}

/** The name of the company that an account belongs to, if any. */
export async function companyNameOf(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: companies.name })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId));
  return row?.name;
}

/**
 * Deletes invitations that ended before `before`, and the companies without members and invitations:
 * those of registrations that were never finished.
 */
export async function deleteOldInvites(db: Database, before: Date): Promise<void> {
  await db.delete(invites).where(lt(invites.expiresAt, before));
  const ofCompany = (table: typeof users | typeof invites) =>
    db.select().from(table).where(eq(table.companyId, companies.id));
  await db
    .delete(companies)
    .where(
      and(
        lt(companies.createdAt, before),
        notExists(ofCompany(users)),
        notExists(ofCompany(invites)),
      ),
    );
}

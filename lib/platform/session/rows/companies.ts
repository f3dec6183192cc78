/** Companies that accounts belong to. */
import 'server-only';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import type { Region } from '../../region/region.ts';
import { companies, users } from '../tables.ts';

export type Company = { id: string; name: string; region: Region; members: number };

/** The account belongs to a company already. */
export class CompanyTakenError extends Error {
  override name = 'CompanyTakenError';
}

export async function findCompanyOf(db: Database, userId: string): Promise<Company | undefined> {
  const { id, name, region } = companies;
  const [row] = await db
    .select({ id, name, region })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId));
  return row && { ...row, members: await db.$count(users, eq(users.companyId, row.id)) };
}

/**
 * Makes a company with this account as its first member.
 * @throws CompanyTakenError, also when two such requests come at once; nothing is kept then
 */
export function insertCompanyFor(
  db: Database,
  userId: string,
  company: { name: string; region: Region },
): Promise<void> {
  return db.transaction(async (tx) => {
    const [added] = await tx.insert(companies).values(company).returning({ id: companies.id });
    if (!added) throw new Error('The insert returned no row.');
    const [joined] = await tx
      .update(users)
      .set({ companyId: added.id })
      .where(and(eq(users.id, userId), isNull(users.companyId)))
      .returning({ id: users.id });
    if (!joined) throw new CompanyTakenError();
  });
}

/** Makes others that lock the same companies wait. Always in one order: two who change places do not wait for each other. */
async function lockCompanies(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(inArray(companies.id, [...ids]))
    .orderBy(companies.id)
    .for('update');
}

/** Deletes a company without members: it is only the name that its last member typed. */
export async function deleteIfEmpty(tx: Transaction, companyId: string): Promise<void> {
  // Of two members who leave at once the second one sees that the first has left.
  await lockCompanies(tx, [companyId]);
  const members = await tx.$count(users, eq(users.companyId, companyId));
  if (members === 0) await tx.delete(companies).where(eq(companies.id, companyId));
}

/** @returns whether another company was left: it goes with its last member */
async function moveTo(tx: Transaction, userId: string, companyId: string | null): Promise<boolean> {
  const [member] = await tx
    .select({ companyId: users.companyId })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  const former = member?.companyId;
  if (former === companyId) return false;
  await lockCompanies(
    tx,
    [former, companyId].filter((id) => typeof id === 'string'),
  );
  await tx.update(users).set({ companyId }).where(eq(users.id, userId));
  if (!former) return false;
  await deleteIfEmpty(tx, former);
  return true;
}

/** Takes the account out of its company. @returns whether it belonged to one */
export const leaveCompany = (tx: Transaction, userId: string) => moveTo(tx, userId, null);

/** Takes the account into a company. @returns whether it left another one for it */
export const joinCompany = (tx: Transaction, userId: string, companyId: string) =>
  moveTo(tx, userId, companyId);

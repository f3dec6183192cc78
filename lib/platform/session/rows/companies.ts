/** Companies that accounts belong to. */
import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
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

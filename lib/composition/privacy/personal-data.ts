/** Every row about a person, for the copy that they may have. Secrets and other people are left out. */
import 'server-only';
import { and, eq, isNotNull } from 'drizzle-orm';
import { features } from '@/generated/features';
import type { Database } from '../../platform/db/database.ts';
import { files } from '../../platform/files/tables.ts';
import { companies, sessions, users } from '../../platform/session/tables.ts';
import type { Person } from '../../site/feature/define-feature.ts';

/** What the account has of its own: rows that go with it. */
async function findOfAccount(db: Database, person: Person) {
  const [company] = await db
    .select({ name: companies.name, createdAt: companies.createdAt })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, person.id));
  const { browser, system, region, lastUsedAt, expiresAt } = sessions;
  const [lock] = await db
    .select({ lockedAt: users.lockedAt, reason: users.lockReason })
    .from(users)
    .where(and(eq(users.id, person.id), isNotNull(users.lockedAt)));
  const { id, purpose, name, type, size, createdAt } = files;
  return {
    company: company ?? null,
    lock: lock ?? null,
    sessions: await db
      .select({ browser, system, region, createdAt: sessions.createdAt, lastUsedAt, expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, person.id)),
    files: await db
      .select({ id, purpose, name, type, size, createdAt })
      .from(files)
      .where(eq(files.ownerId, person.id)),
  };
}

/** By what it is; lists of one name are put together. */
export async function findPersonalData(
  db: Database,
  person: Person,
): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = await findOfAccount(db, person);
  for (const { personalData } of features)
    for (const [name, rows] of Object.entries((await personalData?.find(db, person)) ?? {}))
      all[name] = [...((all[name] as unknown[] | undefined) ?? []), ...rows];
  return all;
}

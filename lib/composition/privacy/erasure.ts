/**
 * Erasure on request: GDPR, article 17; Digital Personal Data Protection Act 2023 of India, section 12.
 * Each feature takes away or empties what it has; the account goes with everything that belongs to it.
 */
import 'server-only';
import { eq } from 'drizzle-orm';
import { features } from '../../../generated/features.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { deleteStoredFile } from '../../platform/files/files.ts';
import { files } from '../../platform/files/tables.ts';
import { deleteIfEmpty } from '../../platform/session/rows/companies.ts';
import { users } from '../../platform/session/tables.ts';
import type { Person } from '../../site/feature/define-feature.ts';

/**
 * Erases a person. Sessions, sign-ins elsewhere, subscriptions, acknowledgements, known networks and browsers
 * go with the row of the account. The audit stays: it knows the person by a keyed hash alone.
 */
export async function erasePerson(
  tx: Transaction,
  person: Person,
  now = new Date(),
): Promise<void> {
  for (const { personalData } of features) await personalData?.erase?.(tx, person, now);
  const owned = await tx.select({ id: files.id }).from(files).where(eq(files.ownerId, person.id));
  for (const { id } of owned) await deleteStoredFile(tx, id);
  const [account] = await tx
    .delete(users)
    .where(eq(users.id, person.id))
    .returning({ companyId: users.companyId });
  if (account?.companyId) await deleteIfEmpty(tx, account.companyId);
}

/** How much of a person an erasure would touch, by what it is. */
export async function countTraces(
  tx: Transaction,
  person: Person,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { personalData } of features)
    Object.assign(counts, await personalData?.count?.(tx, person));
  return counts;
}

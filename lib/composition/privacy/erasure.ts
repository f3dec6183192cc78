/**
 * Erasure on request: GDPR, article 17; Digital Personal Data Protection Act 2023 of India, section 12.
 * The account goes with everything that belongs to it. What its owner sent to a desk keeps its
 * reference, kind and times, so that the desk's counts stay right, and loses every word and file.
 */
import 'server-only';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { invites, oneTimeCodes } from '../../features/accounts/tables.ts';
import { newsletterSubscriptions } from '../../features/newsletter/tables.ts';
import { isSentBy } from '../../features/submissions/rows/own-submissions.ts';
import { answers, submissions } from '../../features/submissions/tables.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { isAddress } from '../../platform/db/same-address.ts';
import { deleteStoredFile } from '../../platform/files/files.ts';
import { files } from '../../platform/files/tables.ts';
import type { User } from '../../platform/session/rows/users.ts';
import { companies, users } from '../../platform/session/tables.ts';

type Person = Pick<User, 'id' | 'email'>;

/** Stands where a name and an answer stood. */
export const ERASED = 'Erased';

/** Takes the words out of what the person sent. @returns the files that came with it */
async function anonymise(tx: Transaction, person: Person, now: Date): Promise<string[]> {
  const sent = await tx
    .select({ id: submissions.id, fileId: submissions.fileId })
    .from(submissions)
    .where(isSentBy(person))
    .for('update');
  const ids = sent.map(({ id }) => id);
  await tx.update(answers).set({ text: ERASED }).where(inArray(answers.submissionId, ids));
  await tx
    .update(answers)
    .set({ sent: now })
    .where(and(inArray(answers.submissionId, ids), isNull(answers.sent)));
  await tx
    .update(submissions)
    .set({
      name: ERASED,
      email: '',
      details: {},
      userId: null,
      fileId: null,
      jobId: null,
      // Nobody is left to be answered, and mails that still wait have no address.
      status: 'handled',
      handledAt: sql`coalesce(${submissions.handledAt}, ${now})`,
      acknowledgementSent: sql`coalesce(${submissions.acknowledgementSent}, ${now})`,
      deskSent: sql`coalesce(${submissions.deskSent}, ${now})`,
    })
    .where(inArray(submissions.id, ids));
  return sent.flatMap(({ fileId }) => fileId ?? []);
}

/** A company that nobody belongs to any more is only the name that its last member typed. */
async function deleteIfEmpty(tx: Transaction, companyId: string | null): Promise<void> {
  if (!companyId) return;
  const members = await tx.$count(users, eq(users.companyId, companyId));
  if (members === 0) await tx.delete(companies).where(eq(companies.id, companyId));
}

/**
 * Erases a person. Sessions, sign-ins elsewhere, subscriptions, acknowledgements and known networks go
 * with the row of the account. The trace of who at the desk looked at what stays: it names nobody.
 */
export async function erasePerson(
  tx: Transaction,
  person: Person,
  now = new Date(),
): Promise<void> {
  const sentFiles = await anonymise(tx, person, now);
  const owned = await tx.select({ id: files.id }).from(files).where(eq(files.ownerId, person.id));
  for (const id of new Set([...sentFiles, ...owned.map((file) => file.id)]))
    await deleteStoredFile(tx, id);
  await tx
    .delete(newsletterSubscriptions)
    .where(isAddress(newsletterSubscriptions.email, person.email));
  await tx
    .delete(oneTimeCodes)
    .where(or(eq(oneTimeCodes.userId, person.id), isAddress(oneTimeCodes.email, person.email)));
  await tx.delete(invites).where(isAddress(invites.email, person.email));
  const [account] = await tx
    .delete(users)
    .where(eq(users.id, person.id))
    .returning({ companyId: users.companyId });
  await deleteIfEmpty(tx, account?.companyId ?? null);
}

/** Every row about a person, for the copy that they may have. Secrets and other people are left out. */
import 'server-only';
import { eq, inArray, or } from 'drizzle-orm';
import { invites, oneTimeCodes } from '../../features/accounts/tables.ts';
import { newsletterSubscriptions } from '../../features/newsletter/tables.ts';
import { identities } from '../../features/oidc/tables.ts';
import { acknowledgements, profileSubscriptions } from '../../features/profile/tables.ts';
import { isSentBy } from '../../features/submissions/rows/own-submissions.ts';
import { answers, personalDataReads, submissions } from '../../features/submissions/tables.ts';
import type { Database } from '../../platform/db/database.ts';
import { isAddress } from '../../platform/db/same-address.ts';
import { files } from '../../platform/files/tables.ts';
import type { User } from '../../platform/session/rows/users.ts';
import { companies, sessions, users } from '../../platform/session/tables.ts';

type Person = Pick<User, 'id' | 'email'>;

/** What the account has: rows that go with it. */
async function findOfAccount(db: Database, person: Person) {
  const { id } = person;
  const [company] = await db
    .select({ name: companies.name, createdAt: companies.createdAt })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, id));
  const { issuer, subject } = identities;
  const { topic } = profileSubscriptions;
  const { actionId, revision } = acknowledgements;
  const { lastUsedAt, expiresAt } = sessions;
  return {
    company: company ?? null,
    signInsElsewhere: await db
      .select({ issuer, subject, createdAt: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, id)),
    sessions: await db
      .select({ createdAt: sessions.createdAt, lastUsedAt, expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, id)),
    topics: await db
      .select({ topic, createdAt: profileSubscriptions.createdAt })
      .from(profileSubscriptions)
      .where(eq(profileSubscriptions.userId, id)),
    acknowledgements: await db
      .select({ actionId, revision, createdAt: acknowledgements.createdAt })
      .from(acknowledgements)
      .where(eq(acknowledgements.userId, id)),
  };
}

/** What bears the address, whether or not there was an account. */
async function findOfAddress(db: Database, person: Person) {
  const { purpose } = oneTimeCodes;
  const { reference, region, email, createdAt, confirmedAt, unsubscribedAt } =
    newsletterSubscriptions;
  return {
    oneTimeCodes: await db
      .select({ purpose, createdAt: oneTimeCodes.createdAt, expiresAt: oneTimeCodes.expiresAt })
      .from(oneTimeCodes)
      .where(or(eq(oneTimeCodes.userId, person.id), isAddress(oneTimeCodes.email, person.email))),
    invitesReceived: await db
      .select({
        company: companies.name,
        createdAt: invites.createdAt,
        acceptedAt: invites.acceptedAt,
      })
      .from(invites)
      .innerJoin(companies, eq(companies.id, invites.companyId))
      .where(isAddress(invites.email, person.email)),
    // Whom they invited is that person's address.
    invitesMade: await db
      .select({ createdAt: invites.createdAt, acceptedAt: invites.acceptedAt })
      .from(invites)
      .where(eq(invites.invitedBy, person.id)),
    newsletter: await db
      .select({ reference, region, email, createdAt, confirmedAt, unsubscribedAt })
      .from(newsletterSubscriptions)
      .where(isAddress(newsletterSubscriptions.email, person.email)),
  };
}

/** What they sent, the answers to it, and each time that the desk looked at it. */
async function findSent(db: Database, person: Person) {
  const sent = await db.select().from(submissions).where(isSentBy(person));
  const ids = sent.map(({ id }) => id);
  const written = await db.select().from(answers).where(inArray(answers.submissionId, ids));
  const looks = await db
    .select()
    .from(personalDataReads)
    .where(inArray(personalDataReads.submissionId, ids));
  const fileIds = sent.flatMap(({ fileId }) => fileId ?? []);
  const { id, purpose, name, type, size, createdAt } = files;
  return {
    submissions: sent.map((row) => ({
      reference: row.reference,
      kind: row.kind,
      region: row.region,
      name: row.name,
      email: row.email,
      details: row.details,
      jobId: row.jobId,
      status: row.status,
      createdAt: row.createdAt,
      answers: written
        .filter(({ submissionId }) => submissionId === row.id)
        .map(({ text, createdAt }) => ({ text, createdAt })),
      reads: looks
        .filter(({ submissionId }) => submissionId === row.id)
        .map(({ what, createdAt }) => ({ what, createdAt })),
    })),
    files: await db
      .select({ id, purpose, name, type, size, createdAt })
      .from(files)
      .where(or(eq(files.ownerId, person.id), inArray(files.id, fileIds))),
  };
}

export async function findPersonalData(db: Database, person: Person) {
  return {
    ...(await findOfAccount(db, person)),
    ...(await findOfAddress(db, person)),
    ...(await findSent(db, person)),
  };
}

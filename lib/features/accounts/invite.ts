/** Invitations to a company's account: one address, one use, two weeks. */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb } from '../../platform/db/database.ts';
import { mayMail } from '../../platform/mail/answered-inboxes.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import { mailboxOf } from '../../platform/security/mailbox.ts';
import { readMailedCode } from '../../platform/security/mailed-code.ts';
import { consumeLimit } from '../../platform/security/rate-limits.ts';
import { sessionToken } from '../../platform/session/cookies.ts';
import { findCompanyOf } from '../../platform/session/rows/companies.ts';
import { readFullSession, type Session } from '../../platform/session/session.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';
import { oweNotice } from '../account-notices/notice.ts';
import { invite as inviteMail } from './mails.ts';
import { acceptInvite, companyIdOf, findOpenInvite, insertInvite } from './rows/invites.ts';

export const INVITE_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Invites an address to the company of the account. Whether it has an account already is not told.
 * @throws InvalidFieldsError for an account without a company, RateLimitedError
 */
export async function invite({ body, session }: { body: { email: string }; session: Session }) {
  const { id: invitedBy, region } = session.user;
  const db = await getDb();
  const companyId = await companyIdOf(db, invitedBy);
  if (!companyId)
    throw new InvalidFieldsError({
      email: 'Your account belongs to no company yet. Name it first.',
    });
  const outbox = await getOutbox();
  const expiresAt = new Date(Date.now() + INVITE_MS);
  await db.transaction(async (tx) => {
    await consumeLimit(tx, 'invitesPerAccount', invitedBy);
    await consumeLimit(tx, 'invitesPerMailbox', mailboxOf(body.email));
    const { email } = body;
    // One that is left out counts as sent: the answer and the work are the same.
    const inviteSent = (await mayMail(tx, email)) ? null : new Date();
    const about = { companyId, invitedBy, region, email, expiresAt, inviteSent };
    const id = await insertInvite(tx, about);
    await outbox.enqueue(tx, { mail: inviteMail, id });
  });
  return { mailed: true } as const;
}

const notTheirs = () =>
  new ApiError('NOT_FOUND', { message: 'This invitation is for another e-mail address.' });

type Link = { params: { code: string } };

async function openInvite(code: string) {
  const id = readMailedCode('invite', code);
  const found = id && (await findOpenInvite(await getDb(), id, new Date()));
  if (!found) throw new ApiError('NOT_FOUND', { message: 'This invitation is not open any more.' });
  return found;
}

/** The company that whoever is signed in would leave for another one: only they are told. */
async function companyToLeave(token: string | undefined, companyId: string) {
  const session = await readFullSession(token);
  const own = session && (await findCompanyOf(await getDb(), session.user.id));
  return own && own.id !== companyId ? own.name : null;
}

/** The name of the inviter, the company, and which one is left for it. @throws ApiError NOT_FOUND */
export async function readInvite({ params, headers }: Link & { headers: Headers }) {
  const { company, companyId, invitedBy, expiresAt } = await openInvite(params.code);
  const leaves = await companyToLeave(sessionToken(headers), companyId);
  return { company, invitedBy, leaves, expiresAt: expiresAt.toISOString() };
}

/**
 * A visitor with an account joins. A company that is left for it goes with its last member, and a mail tells of it.
 * @throws ApiError NOT_FOUND, also when it is not for their address
 */
export async function joinByInvite({ params, session }: Link & { session: Session }) {
  const { id, email } = await openInvite(params.code);
  const { user } = session;
  if (email.toLowerCase() !== user.email.toLowerCase()) throw notTheirs();
  const [db, outbox] = [await getDb(), await getOutbox()];
  const now = new Date();
  const company = await db.transaction(async (tx) => {
    const accepted = await acceptInvite(tx, { id, userId: user.id, now });
    if (accepted?.hasLeft) await oweNotice(tx, outbox, user, 'company-left');
    return accepted?.company;
  });
  if (!company) throw notTheirs();
  return { company };
}

/** Invitations to a company's account: one address, one use, two weeks. */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb } from '../../platform/db/database.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import { mailboxOf } from '../../platform/security/mailbox.ts';
import { readMailedCode } from '../../platform/security/mailed-code.ts';
import { consumeLimit } from '../../platform/security/rate-limits.ts';
import type { Session } from '../../platform/session/session.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';
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
    const id = await insertInvite(tx, { companyId, invitedBy, region, email, expiresAt });
    await outbox.enqueue(tx, { mail: inviteMail, id });
  });
  return { mailed: true } as const;
}

type Link = { params: { code: string } };

async function openInvite(code: string) {
  const id = readMailedCode('invite', code);
  const found = id && (await findOpenInvite(await getDb(), id, new Date()));
  if (!found) throw new ApiError('NOT_FOUND', { message: 'This invitation is not open any more.' });
  return found;
}

/** The name of the inviter, and the company. @throws ApiError NOT_FOUND */
export async function readInvite({ params }: Link) {
  const { company, invitedBy, expiresAt } = await openInvite(params.code);
  return { company, invitedBy, expiresAt: expiresAt.toISOString() };
}

/** A visitor with an account joins. @throws ApiError NOT_FOUND, also when it is not for their address */
export async function joinByInvite({ params, session }: Link & { session: Session }) {
  const { id, email } = await openInvite(params.code);
  const { user } = session;
  const isTheirs = email.toLowerCase() === user.email.toLowerCase();
  const db = await getDb();
  const now = new Date();
  const company =
    isTheirs && (await db.transaction((tx) => acceptInvite(tx, { id, userId: user.id, now })));
  if (!company)
    throw new ApiError('NOT_FOUND', { message: 'This invitation is for another e-mail address.' });
  return { company };
}

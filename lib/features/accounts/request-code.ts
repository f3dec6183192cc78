/**
 * Mails a code to a visitor who says that an account, or a registration, is theirs. No answer says whether
 * it is: every address is answered the same after the same work. For an address that we do not know
 * there is a row as well, and a mail that counts as sent.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { getDb } from '../../platform/db/database.ts';
import { mayMail } from '../../platform/mail/answered-inboxes.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import type { Region } from '../../platform/region/region.ts';
import { addressGroup } from '../../platform/security/client-address.ts';
import { mailboxOf } from '../../platform/security/mailbox.ts';
import { consumeLimit } from '../../platform/security/rate-limits.ts';
import { networkOf } from '../../platform/session/known-network.ts';
import { isKnownNetwork } from '../../platform/session/rows/known-networks.ts';
import { findCredentials } from '../../platform/session/rows/users.ts';
import { checkFillTime, spend } from '../../site/forms/fill-time.ts';
import { isHoneypotFilled } from '../../site/forms/guard-fields.ts';
import { oneTimeCode } from './mails.ts';
import { newCode } from './one-time-code.ts';
import { findRegistration, insertCode, type NewOneTimeCode } from './rows/one-time-codes.ts';
import type { ForgotInput, ResendInput } from './schema.ts';

type Sent<Body> = {
  body: Body;
  region: Region;
  address: string;
  /** What the browser was given that asks; asking-browser.ts. */
  asker: string;
  now?: Date;
};
type Purpose = NewOneTimeCode['purpose'];

const MAILED = { mailed: true } as const;

/**
 * An inbox gets few of these mails. They are counted apart for networks from which the account was
 * signed in to, so that strangers who use the count up do not keep its owner from a code.
 */
async function consumeLimits(tx: Transaction, email: string, address: string): Promise<void> {
  await consumeLimit(tx, 'codesPerAddress', addressGroup(address));
  const network = networkOf(email, address);
  if (await isKnownNetwork(tx, network)) await consumeLimit(tx, 'codesFromKnownNetwork', network);
  else await consumeLimit(tx, 'codesPerMailbox', mailboxOf(email));
}

/** What is known of `email`: the account, or the registration that waits for its code. */
async function known(db: Database, purpose: Purpose, email: string) {
  if (purpose === 'register') {
    const begun = await findRegistration(db, email);
    if (!begun) return undefined;
    // To the address as it was written then, and the account is made as it was asked for.
    const { email: to, name, passwordHash, inviteId } = begun;
    return { email: to, name, passwordHash, inviteId };
  }
  const found = await findCredentials(db, email);
  // No code opens a locked account, so none is mailed.
  if (!found || found.isLocked) return undefined;
  return { email: found.user.email, userId: found.user.id };
}

/**
 * Whether the code is mailed. The owner of an account always gets it; that a registration was begun proves nothing
 * of the inbox.
 * @param email none when nothing is known of the address; that is as much work
 */
async function isMailOwed(tx: Transaction, purpose: Purpose, email?: string): Promise<boolean> {
  if (purpose !== 'register') return email !== undefined;
  const hasRoom = await mayMail(tx, email ?? randomUUID());
  return email !== undefined && hasRoom;
}

async function request(purpose: Purpose, sent: Sent<ForgotInput>) {
  const { body, region, address, asker, now = new Date() } = sent;
  if (isHoneypotFilled(body)) return MAILED;
  const token = checkFillTime(body.token, now);
  const db = await getDb();
  // Ready before the transaction: the embedded database has one connection, which that one holds.
  const outbox = await getOutbox();
  const found = await known(db, purpose, body.email);
  const row = newCode({ purpose, region, email: body.email, ...found }, asker, now);
  await db.transaction(async (tx) => {
    await consumeLimits(tx, body.email, address);
    await spend(tx, token);
    const isOwed = await isMailOwed(tx, purpose, found?.email);
    const id = await insertCode(tx, { ...row, codeSent: isOwed ? null : now });
    await outbox.enqueue(tx, { mail: oneTimeCode, id });
  });
  return MAILED;
}

/**
 * A code to sign in by, or another one for a registration.
 * @throws ApiError FORM_TOKEN, FORM_TOO_FAST; RateLimitedError
 */
export const resendCode = ({ body, ...sent }: Sent<ResendInput>) =>
  request(body.purpose, { ...sent, body });

/** A code and a link to choose another password by. Throws what resendCode() throws. */
export const forgotPassword = (sent: Sent<ForgotInput>) => request('reset', sent);

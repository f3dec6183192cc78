/**
 * What the operator does for an owner who has lost every factor, and for staff who have none yet: at the command line
 * only, once they know who is asking.
 */
import 'server-only';
import { getDb, type Transaction } from '../../platform/db/database.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import { resetLimit } from '../../platform/security/rate-limits.ts';
import { findNetworksOf } from '../../platform/session/rows/known-networks.ts';
import { deleteSessionsOf } from '../../platform/session/rows/sessions.ts';
import { lockAccount, setAccountFactor, type User } from '../../platform/session/rows/users.ts';
import { isStaff } from '../../platform/session/second-factor.ts';
import { oweNotice } from '../account-notices/notice.ts';
import { recordCommand } from '../audit/record.ts';
import { makeRecoveryCodes, type NewCodes } from './recovery-codes.ts';
import { deleteAuthenticator } from './rows/authenticators.ts';
import { deletePasskeysOf } from './rows/passkeys.ts';
import { replaceRecoveryCodes } from './rows/recovery-codes.ts';

const NONE: NewCodes = { codes: [], hashes: [] };

async function keepFirstCode(tx: Transaction, user: User, { hashes }: NewCodes): Promise<void> {
  await replaceRecoveryCodes(tx, user.id, hashes);
  await setAccountFactor(tx, user.id, hashes.length > 0 ? 'first-code' : 'none');
}

/**
 * For new staff, whose account has no factor yet.
 * @returns the code that they sign in with once, to add a factor of their own
 */
export async function giveFirstCode(user: User): Promise<string | undefined> {
  const made = await makeRecoveryCodes(1);
  await (await getDb()).transaction((tx) => keepFirstCode(tx, user, made));
  return made.codes[0];
}

/**
 * Removes every factor, ends every session and lets the owner try codes anew. They are told by mail.
 * @returns the first code of staff; undefined for members, who sign in by their password until they add a factor
 */
export async function resetFactors(
  user: User,
): Promise<{ sessions: number; firstCode: string | undefined }> {
  const db = await getDb();
  const outbox = await getOutbox();
  const made = isStaff(user.role) ? await makeRecoveryCodes(1) : NONE;
  const sessions = await db.transaction(async (tx) => {
    await lockAccount(tx, user.id);
    await deletePasskeysOf(tx, user.id);
    await deleteAuthenticator(tx, user.id);
    await keepFirstCode(tx, user, made);
    await recordCommand(tx, user.region, { action: 'second-factor-reset', person: user.email });
    await oweNotice(tx, outbox, user, 'second-factor-reset');
    return deleteSessionsOf(tx, user.id);
  });
  await resetLimit(db, 'secondFactorPerAccount', user.id);
  for (const network of await findNetworksOf(db, user.id))
    await resetLimit(db, 'secondFactorFromKnownNetwork', network);
  return { sessions, firstCode: made.codes[0] };
}

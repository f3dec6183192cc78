/** What an account has as second factors, for its owner, and new recovery codes. No secret is in it. */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { proofNeeded, proveOwner } from '../../platform/api/prove-owner.ts';
import { getDb } from '../../platform/db/database.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import { consumeLimit } from '../../platform/security/rate-limits.ts';
import { findAccountFactor, lockAccount } from '../../platform/session/rows/users.ts';
import { isStaff } from '../../platform/session/second-factor.ts';
import type { Session } from '../../platform/session/session.ts';
import { oweNotice } from '../account-notices/notice.ts';
import { makeRecoveryCodesOf } from './recovery-codes.ts';
import { findAuthenticator } from './rows/authenticators.ts';
import { findPasskeys } from './rows/passkeys.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './rows/recovery-codes.ts';
import type { Factors, ProofInput } from './schema.ts';

export async function readFactors({ session }: { session: Session }): Promise<Factors> {
  const { user } = session;
  const db = await getDb();
  const factor = await findAccountFactor(db, user.id);
  const app = await findAuthenticator(db, user.id);
  const passkeys = await findPasskeys(db, user.id);
  return {
    passkeys: passkeys.map(({ id, name, rpId, createdAt, lastUsedAt }) => ({
      id,
      name,
      domain: rpId,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    authenticator: app?.confirmedAt ? { createdAt: app.confirmedAt.toISOString() } : null,
    recoveryCodesLeft: factor === 'own' ? await countRecoveryCodes(db, user.id) : 0,
    isRequired: isStaff(user.role),
    needsFirstCode: isStaff(user.role) && factor === 'none',
    proof: await proofNeeded(session),
  };
}

/**
 * Ten new ones; those of before no longer work.
 * @throws ApiError TOO_MANY_REQUESTS, NO_SECOND_FACTOR for an account without a factor that they could stand in for, and what
 * proveOwner() throws
 */
export async function renewRecoveryCodes({
  session,
  body,
}: {
  session: Session;
  body: ProofInput;
}) {
  await proveOwner(session, body.password);
  const { user } = session;
  const db = await getDb();
  await consumeLimit(db, 'secondFactorSetUps', user.id);
  const outbox = await getOutbox();
  const { codes, hashes } = await makeRecoveryCodesOf(user);
  await db.transaction(async (tx) => {
    await lockAccount(tx, user.id);
    if ((await findAccountFactor(tx, user.id)) !== 'own') throw new ApiError('NO_SECOND_FACTOR');
    await replaceRecoveryCodes(tx, user.id, hashes);
    await oweNotice(tx, outbox, user, 'recovery-codes-made');
  });
  return { recoveryCodes: codes };
}

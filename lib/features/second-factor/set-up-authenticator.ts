/** Adds the authenticator app of an account, in two steps: its secret is shown, then a code of it is typed. */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { proveOwner } from '../../platform/api/prove-owner.ts';
import { getDb } from '../../platform/db/database.ts';
import { consumeLimit } from '../../platform/security/rate-limits.ts';
import type { Session } from '../../platform/session/session.ts';
import { newSecret, stepOf } from './authenticator.ts';
import { addFactor, removeFactor, requireFirstCode } from './change-factors.ts';
import { qrCode } from './qr-code.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  deleteAuthenticator,
  findAuthenticator,
} from './rows/authenticators.ts';
import type { AppCodeInput, ProofInput } from './schema.ts';

/** One that was begun is forgotten after an hour, in ms. */
export const SET_UP_MS = 60 * 60_000;

type Sent<Body> = { session: Session; body: Body };

/** @throws ApiError FIRST_CODE_NEEDED, AUTHENTICATOR_EXISTS, and what proveOwner() throws */
export async function beginSetUp({ session, body: { password } }: Sent<ProofInput>) {
  await requireFirstCode(session);
  await proveOwner(session, password);
  const db = await getDb();
  await consumeLimit(db, 'secondFactorSetUps', session.user.id);
  const { secret, sealedSecret, address } = newSecret(session.user);
  const begun = { userId: session.user.id, sealedSecret, createdAt: new Date() };
  if (!(await beginAuthenticator(db, begun))) throw new ApiError('AUTHENTICATOR_EXISTS');
  return { secret, address, qrCode: qrCode(address) };
}

/** @throws ApiError INVALID_SECOND_CODE, FIRST_CODE_NEEDED; RateLimitedError */
export async function finishSetUp(
  { session, body: { code } }: Sent<AppCodeInput>,
  now = new Date(),
) {
  await requireFirstCode(session);
  const { user } = session;
  const db = await getDb();
  await consumeLimit(db, 'secondFactorSetUps', user.id);
  const begun = await findAuthenticator(db, user.id);
  const isWaiting =
    begun && !begun.confirmedAt && now.getTime() - begun.createdAt.getTime() <= SET_UP_MS;
  const step = isWaiting ? stepOf(user, begun, code, now) : undefined;
  if (step === undefined) throw new ApiError('INVALID_SECOND_CODE');
  const recoveryCodes = await addFactor(session, 'totp-added', async (tx) => {
    const isOurs = await confirmAuthenticator(tx, user.id, { step, now });
    if (!isOurs) throw new ApiError('INVALID_SECOND_CODE');
  });
  return { recoveryCodes };
}

/** @throws ApiError NOT_FOUND, LAST_SECOND_FACTOR, and what proveOwner() throws */
export async function removeAuthenticator({ session, body: { password } }: Sent<ProofInput>) {
  await proveOwner(session, password);
  const { user } = session;
  await removeFactor(user, 'totp-removed', (tx) => deleteAuthenticator(tx, user.id));
  return { removed: true } as const;
}

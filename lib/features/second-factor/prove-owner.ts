/**
 * Asks whoever changes a second factor once more who they are, so that a browser left open is not enough: by a second
 * factor of a moment ago, else by the password or, for an account without one, by a login of a moment ago.
 */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb } from '../../platform/db/database.ts';
import { consumeLimit, resetLimit } from '../../platform/security/rate-limits.ts';
import { verifyPassword } from '../../platform/session/password.ts';
import { findCredentials } from '../../platform/session/rows/users.ts';
import type { Session } from '../../platform/session/session.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';

/** What a moment is, in ms. */
export const FRESH_MS = 10 * 60_000;

const isFresh = (moment: Date | null, now: Date) =>
  moment !== null && now.getTime() - moment.getTime() <= FRESH_MS;

/** What proveOwner() would ask of this session. */
export async function proofNeeded(
  { user, secondFactorAt, createdAt }: Session,
  now = new Date(),
): Promise<'nothing' | 'password' | 'login'> {
  if (isFresh(secondFactorAt, now)) return 'nothing';
  const found = await findCredentials(await getDb(), user.email);
  if (found?.passwordHash) return 'password';
  return isFresh(createdAt, now) ? 'nothing' : 'login';
}

/** @throws InvalidFieldsError, RateLimitedError, ApiError SIGN_IN_AGAIN */
export async function proveOwner(
  session: Session,
  password: string | undefined,
  now = new Date(),
): Promise<void> {
  const needed = await proofNeeded(session, now);
  if (needed === 'nothing') return;
  if (needed === 'login') throw new ApiError('SIGN_IN_AGAIN');
  if (!password) throw new InvalidFieldsError({ password: 'Enter your password.' });
  const db = await getDb();
  const { id, email } = session.user;
  await consumeLimit(db, 'passwordWhileSignedIn', id);
  const found = await findCredentials(db, email);
  if (!found?.passwordHash || !(await verifyPassword(password, found.passwordHash)))
    throw new InvalidFieldsError({ password: 'This is not the password of your account.' });
  await resetLimit(db, 'passwordWhileSignedIn', id);
}

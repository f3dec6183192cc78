/**
 * Asks whoever changes what protects an account once more who they are, so that a browser left open is not enough
 * (ASVS 7.5.2): by a second factor of a moment ago, else by the password or, for an account without one, by a login
 * of a moment ago.
 */
import 'server-only';
import { getDb } from '../db/database.ts';
import { consumeLimit, resetLimit } from '../security/rate-limits.ts';
import { verifyPassword } from '../session/password.ts';
import { findCredentials } from '../session/rows/users.ts';
import type { Session } from '../session/session.ts';
import { InvalidFieldsError } from '../validation/invalid-fields.ts';
import { ApiError } from './problem.ts';

/** What a moment is, in ms. A refresh makes no login younger. */
export const FRESH_MS = 10 * 60_000;

/** What is asked: nothing more, the password, or to sign in anew where there is none. */
export type Proof = 'nothing' | 'password' | 'login';

type Asking = Pick<Session, 'user' | 'secondFactorAt' | 'createdAt'>;
type Options = {
  /**
   * A login of a moment ago is enough also where there is a password. Not for what could shut the owner out: a code
   * by mail is a login, too.
   */
  isLoginEnough?: boolean;
  /** A second factor of a moment ago is; not for what has no way back. */
  isFactorEnough?: boolean;
  now?: Date;
};

const isFresh = (moment: Date | null, now: Date) =>
  moment !== null && now.getTime() - moment.getTime() <= FRESH_MS;

async function needed(
  { user, secondFactorAt, createdAt }: Asking,
  { isLoginEnough = false, isFactorEnough = true, now = new Date() }: Options,
): Promise<{ proof: Proof; passwordHash?: string | null }> {
  if (isFactorEnough && isFresh(secondFactorAt, now)) return { proof: 'nothing' };
  const isNewLogin = isFresh(createdAt, now);
  if (isNewLogin && isLoginEnough) return { proof: 'nothing' };
  const passwordHash = (await findCredentials(await getDb(), user.email))?.passwordHash ?? null;
  if (passwordHash) return { proof: 'password', passwordHash };
  return { proof: isNewLogin ? 'nothing' : 'login' };
}

/** What proveOwner() would ask of this session. */
export const proofNeeded = async (session: Asking, options: Options = {}): Promise<Proof> =>
  (await needed(session, options)).proof;

/**
 * @param field which field the password was typed into
 * @throws InvalidFieldsError, RateLimitedError, ApiError SIGN_IN_AGAIN
 */
export async function proveOwner(
  session: Asking,
  password: string | undefined,
  { field = 'password', ...options }: Options & { field?: string } = {},
): Promise<void> {
  const { proof, passwordHash: hash } = await needed(session, options);
  if (proof === 'login') throw new ApiError('SIGN_IN_AGAIN');
  if (hash) await checkPassword(password, { userId: session.user.id, hash, field });
}

type Account = {
  userId: string;
  hash: string;
  /** Which field of the body the password came in. */
  field: string;
};

/** Counts each try before it looks. @throws InvalidFieldsError, RateLimitedError */
export async function checkPassword(
  password: string | undefined,
  { userId, hash, field }: Account,
): Promise<void> {
  if (!password) throw new InvalidFieldsError({ [field]: 'Enter your password.' });
  const db = await getDb();
  await consumeLimit(db, 'passwordWhileSignedIn', userId);
  if (!(await verifyPassword(password, hash)))
    throw new InvalidFieldsError({ [field]: 'This is not the password of your account.' });
  await resetLimit(db, 'passwordWhileSignedIn', userId);
}

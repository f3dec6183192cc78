/** Refuses a new password of an account for what only its owner may be told. */
import 'server-only';
import { getDb } from '../../../platform/db/database.ts';
import { verifyPassword } from '../../../platform/session/password.ts';
import { findCredentials, type User } from '../../../platform/session/rows/users.ts';
import { companyNameOf } from '../rows/invites.ts';
import { type Chosen, refusedPassword, refuseWeak } from './refuse-weak.ts';

/**
 * Compares it with all that we know of `user`, the password until now among it.
 * @param user who has shown that the account is theirs: a refusal tells their name, or their password
 * @throws InvalidFieldsError
 */
export async function refuseForOwner(user: User, chosen: Chosen): Promise<void> {
  const db = await getDb();
  const company = await companyNameOf(db, user.id);
  await refuseWeak(chosen, { ...user, company });
  const found = await findCredentials(db, user.email);
  const former = found?.passwordHash;
  if (former && (await verifyPassword(chosen.password, former)))
    throw refusedPassword('former', chosen);
}

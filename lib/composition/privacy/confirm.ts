/** That staff themselves sit at the screen, and no passer-by, before the desk does something that has no way back. */
import 'server-only';
import { checkPassword } from '../../platform/api/prove-owner.ts';
import type { Database } from '../../platform/db/database.ts';
import { findCredentials, type User } from '../../platform/session/rows/users.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';

const NO_PASSWORD =
  'Your account has no password yet. Sign out, choose “Forgotten password?” on the sign-in page, set one, and come back.';

/** What a member of staff proves themselves by. Another factor is another field here. */
export type StaffProof = { password: string };

/**
 * Returns when `staff` has proved to sit at the screen. What the desk does for good goes through here, outside of
 * its transaction: a wrong try counts though nothing is done.
 * @throws InvalidFieldsError, also for an account without a password; RateLimitedError
 */
export async function confirmStaff(
  db: Database,
  staff: Pick<User, 'id' | 'email'>,
  { password }: StaffProof,
): Promise<void> {
  const found = await findCredentials(db, staff.email);
  if (!found?.passwordHash) throw new InvalidFieldsError({ password: NO_PASSWORD });
  const { passwordHash: hash } = found;
  await checkPassword(password, { userId: staff.id, hash, field: 'password' });
}

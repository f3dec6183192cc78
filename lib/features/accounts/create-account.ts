/** Makes an account: checks e-mail, name and password, and keeps the password's hash only. */
import 'server-only';
import { z } from 'zod';
import type { Role } from '../../platform/api/endpoint-description.ts';
import { type Database, getDb, type Transaction } from '../../platform/db/database.ts';
import { DEFAULT_REGION, type Region } from '../../platform/region/region.ts';
import { hashPassword } from '../../platform/session/password.ts';
import { insertUser, type User } from '../../platform/session/rows/users.ts';
import { newPassword } from '../../platform/session/schema.ts';
import { email, personName } from '../../platform/validation/text-fields.ts';
import { refuseWeak } from './passwords/refuse-weak.ts';

export const accountSchema = z.strictObject({
  email: email(),
  name: personName(),
  password: newPassword(),
});

/** What no visitor may choose for themselves: of staff, that they are, and which desk is theirs. */
type Position = { role?: Role; region?: Region };

/**
 * @param tx when the account is made together with something else
 * @throws ZodError, InvalidFieldsError for a weak password, EmailTakenError, or the database's error
 */
export async function createAccount(
  input: z.input<typeof accountSchema>,
  position: Position = {},
  tx?: Database | Transaction,
): Promise<User> {
  const { password, ...account } = accountSchema.parse(input);
  await refuseWeak({ password, region: position.region ?? DEFAULT_REGION }, account);
  const passwordHash = await hashPassword(password);
  return insertUser(tx ?? (await getDb()), { ...account, ...position, passwordHash });
}

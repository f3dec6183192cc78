/** Makes an account: checks e-mail, name and password, and keeps the password's hash only. */
import 'server-only';
import { z } from 'zod';
import { contactSchema } from '../contact/schema.ts';
import { getDb } from '../db/database.ts';
import { insertUser, type User } from '../db/users.ts';
import { hashPassword } from './password.ts';
import { PASSWORD_LIMITS } from './schema.ts';

const { shortest, longest } = PASSWORD_LIMITS;

export const accountSchema = z.strictObject({
  email: contactSchema.shape.email,
  name: contactSchema.shape.name,
  password: z
    .string()
    .min(shortest, `Choose a password of at least ${shortest} characters.`)
    .max(longest, `Choose a password of at most ${longest} characters.`),
});

/** @throws ZodError, EmailTakenError, or the database's error */
export async function createAccount(input: z.input<typeof accountSchema>): Promise<User> {
  const { password, ...account } = accountSchema.parse(input);
  const passwordHash = await hashPassword(password);
  return insertUser(await getDb(), { ...account, passwordHash });
}

/** The caller of an endpoint in a test: a fresh account of a role, signed in. */
import { randomUUID } from 'node:crypto';
import { getDb } from '../../db/database.ts';
import type { Region } from '../../region/region.ts';
import { hashPassword } from '../../session/password.ts';
import { insertUser, type User } from '../../session/rows/users.ts';
import { createSession } from '../../session/session.ts';
import type { EndpointDescription, Role } from '../endpoint-description.ts';

export type Actor = {
  user: User;
  password: string;
  /** Its session, as the header `Cookie` has it. */
  cookie: string;
};

const PASSWORD = 'an analytical engine';
/** Made once: hashing a password is slow on purpose. */
let passwordHash: Promise<string> | undefined;

/** The role that may make `call`: its first, or a member. */
export const roleOf = ({ roles }: Pick<EndpointDescription, 'roles'>): Role =>
  roles?.[0] ?? 'member';

export async function newActor(role: Role, region: Region = 'USA'): Promise<Actor> {
  passwordHash ??= hashPassword(PASSWORD);
  const email = `ada.${randomUUID()}@example.com`;
  const account = { email, name: 'Ada Lovelace', role, region, passwordHash: await passwordHash };
  // Staff have shown their second factor, as the desk wants it.
  const secondFactor = role === 'member' ? 'none' : 'own';
  const user = await insertUser(await getDb(), { ...account, secondFactor });
  const shownAt = role === 'member' ? null : new Date();
  const { token } = await createSession(user, undefined, new Date(), {
    secondFactorAt: shownAt,
  });
  return { user, password: PASSWORD, cookie: `session=${token}; region=${region}` };
}

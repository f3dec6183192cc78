/** The desk locks and unlocks the accounts of members. No member of staff locks another out. */
import 'server-only';
import type { z } from 'zod';
import type { User } from '../../platform/session/rows/users.ts';
import type { Session } from '../../platform/session/session.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';
import { lockAccountOf, unlockAccountOf } from './lock.ts';
import type { lockBody, unlockBody } from './schema.ts';

/** By staff at their desk. */
type Asked<Body extends z.ZodType> = { body: z.output<Body>; session: Session };

const NOBODY = 'There is no account with this address.';
const COLLEAGUE = 'This is an account of the desk. Whoever runs the site has to lock or unlock it.';

/** @throws InvalidFieldsError */
function checkMember(user: User | undefined): void {
  if (!user) throw new InvalidFieldsError({ email: NOBODY });
  if (user.role !== 'member') throw new InvalidFieldsError({ email: COLLEAGUE });
}

/** @throws InvalidFieldsError when it is nobody's address, or that of staff */
export async function lockMember({ body, session }: Asked<typeof lockBody>) {
  const permission = { by: session.user, check: checkMember };
  return { changed: await lockAccountOf(body.email, body.reason, permission) };
}

/** Throws what lockMember() throws. */
export async function unlockMember({ body, session }: Asked<typeof unlockBody>) {
  const permission = { by: session.user, check: checkMember };
  return { changed: await unlockAccountOf(body.email, permission) };
}

/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import type { Actor } from '../../../platform/api/testing/actor.ts';
import type { GoodInputs } from '../../../platform/api/testing/good-input.ts';
import { getDb } from '../../../platform/db/database.ts';
import { findSessionsOf } from '../../../platform/session/rows/sessions.ts';
import { createSession } from '../../../platform/session/session.ts';

/** A second browser of the account. */
const otherSession = async ({ user }: Actor) => {
  const now = new Date();
  await createSession(user, undefined, now);
  const [newest] = await findSessionsOf(await getDb(), user.id, now);
  return { id: newest?.id ?? '' };
};

export const goodInputs: GoodInputs = {
  'POST /desk/accounts/sign-out': { body: ({ user }) => ({ email: user.email }) },
  'DELETE /user/sessions': { body: ({ password }) => ({ currentPassword: password }) },
  'DELETE /user/sessions/[id]': {
    params: otherSession,
    body: ({ password }) => ({ currentPassword: password }),
  },
};

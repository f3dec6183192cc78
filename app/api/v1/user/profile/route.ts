/** /api/v1/user/profile: one's own account, read, changed, deleted. */
import { jsonResponse } from '@/lib/api/answer';
import { methods } from '@/lib/api/methods';
import { handlerOf } from '@/lib/api/route';
import { withoutSession } from '@/lib/api/session';
import { eraseAccount } from '@/lib/profile/erase';
import { changeProfile, readProfile } from '@/lib/profile/profile';
import { sessionToken } from '@/lib/session/cookies';
import { changeOwnProfile, eraseOwnAccount, profile } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handlerOf(profile, ({ session }) => readProfile(session.user.id)),
  PATCH: handlerOf(changeOwnProfile, ({ session, body }) => changeProfile(session.user.id, body)),
  DELETE: handlerOf(eraseOwnAccount, async ({ headers, session, body }) => {
    const token = sessionToken(headers) ?? '';
    await eraseAccount({ user: session.user, password: body.currentPassword, token });
    return withoutSession(headers, jsonResponse(200, { erased: true }));
  }),
});

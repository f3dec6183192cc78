/** /api/v1/user/profile: one's own account, read, changed, deleted. */

import { eraseAccount } from '@/lib/composition/privacy/erase';
import { changeProfile, readProfile } from '@/lib/features/profile/profile';
import { jsonResponse } from '@/lib/platform/api/answer';
import { methods } from '@/lib/platform/api/methods';
import { handlerOf } from '@/lib/platform/api/route';
import { withoutSession } from '@/lib/platform/api/session';
import { sessionToken } from '@/lib/platform/session/cookies';
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

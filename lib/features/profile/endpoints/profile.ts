/** /api/v1/user/profile: one's own account. */
import 'server-only';
import { eraseAccount } from '@/lib/composition/privacy/erase';
import { changeProfile, readProfile } from '@/lib/features/profile/profile';
import {
  changeProfileSchema,
  erasedAnswer,
  eraseSchema,
  profileAnswer,
} from '@/lib/features/profile/schema';
import { jsonResponse } from '@/lib/platform/api/answer';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { withoutSession } from '@/lib/platform/api/session';
import { sessionToken } from '@/lib/platform/session/cookies';

const path = '/user/profile';

export const profile = defineEndpoint(
  {
    method: 'GET',
    path,
    summary: 'The account that is signed in, with its phone, job title and picture.',
    needsSession: true,
    status: 200,
    answer: profileAnswer,
  },
  ({ session }) => readProfile(session.user.id),
);

export const changeOwnProfile = defineEndpoint(
  {
    method: 'PATCH',
    path,
    summary: 'Change the name, phone or job title of one’s account. What is not sent stays.',
    body: changeProfileSchema,
    needsSession: true,
    status: 200,
    answer: profileAnswer,
  },
  ({ session, body }) => changeProfile(session.user.id, body),
);

export const eraseOwnAccount = defineEndpoint(
  {
    method: 'DELETE',
    path,
    summary:
      'Delete one’s account with everything in it. Asks the password or, without one, that the login is ten minutes old at most.',
    body: eraseSchema,
    needsSession: true,
    status: 200,
    answer: erasedAnswer,
  },
  async ({ headers, session, body }) => {
    const token = sessionToken(headers) ?? '';
    await eraseAccount({ user: session.user, password: body.currentPassword, token });
    return withoutSession(headers, jsonResponse(200, { erased: true }));
  },
);

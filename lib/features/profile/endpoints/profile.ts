/** /api/v1/user/profile: one's own account. Its erasure is lib/composition/privacy. */
import 'server-only';
import { changeProfile, readProfile } from '@/lib/features/profile/profile';
import { changeProfileSchema, profileAnswer } from '@/lib/features/profile/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

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

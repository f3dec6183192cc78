/** /api/v1/user/profile: one's own account. */

import {
  changeProfileSchema,
  erasedAnswer,
  eraseSchema,
  profileAnswer,
} from '@/lib/features/profile/schema';
import { defineCall } from '@/lib/platform/api/call';

const path = '/user/profile';

export const profile = defineCall({
  method: 'GET',
  path,
  summary: 'The account that is signed in, with its phone, job title and picture.',
  needsSession: true,
  status: 200,
  answer: profileAnswer,
});

export const changeOwnProfile = defineCall({
  method: 'PATCH',
  path,
  summary: 'Change the name, phone or job title of one’s account. What is not sent stays.',
  body: changeProfileSchema,
  needsSession: true,
  status: 200,
  answer: profileAnswer,
});

export const eraseOwnAccount = defineCall({
  method: 'DELETE',
  path,
  summary:
    'Delete one’s account with everything in it. Asks the password or, without one, that the login is ten minutes old at most.',
  body: eraseSchema,
  needsSession: true,
  status: 200,
  answer: erasedAnswer,
});

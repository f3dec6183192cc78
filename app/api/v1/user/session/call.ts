/** GET /api/v1/user/session: whether somebody is signed in. */
import { defineCall } from '@/lib/platform/api/call';
import { sessionAnswer } from '@/lib/platform/session/schema';

export const session = defineCall({
  method: 'GET',
  path: '/user/session',
  summary: 'Is somebody signed in here, who, and until when? Asking does not extend the session.',
  status: 200,
  answer: sessionAnswer,
});

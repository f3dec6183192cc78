/** POST /api/v1/user/logout: signs out. */
import { defineCall } from '@/lib/platform/api/call';
import { logoutAnswer, logoutForm } from '@/lib/platform/session/schema';

export const logout = defineCall({
  method: 'POST',
  path: '/user/logout',
  summary: 'Sign out. Ends the session, if there is one, and deletes its cookies.',
  form: logoutForm,
  status: 200,
  answer: logoutAnswer,
});

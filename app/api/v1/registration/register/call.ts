/** POST /api/v1/registration/register: asks for an account. */
import { registeredAnswer, registerSchema } from '@/lib/features/accounts/schema';
import { defineCall } from '@/lib/platform/api/call';

export const registerAccount = defineCall({
  method: 'POST',
  path: '/registration/register',
  summary: 'Ask for an account. It is made when the code of a mail is typed in.',
  body: registerSchema,
  status: 201,
  answer: registeredAnswer,
  isIdempotent: true,
});

/** POST /api/v1/auth/reset-password: another password by a link. */
import 'server-only';
import { answerResetByLink } from '@/lib/features/accounts/answers';
import { resetByLinkSchema } from '@/lib/features/accounts/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { loginAnswer } from '@/lib/platform/session/schema';

export const resetPasswordByLink = defineEndpoint(
  {
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Choose another password by a link. Ends every session and begins a new one.',
    body: resetByLinkSchema,
    status: 200,
    answer: loginAnswer,
  },
  answerResetByLink,
);

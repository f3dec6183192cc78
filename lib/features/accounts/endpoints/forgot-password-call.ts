/** POST /api/v1/user/forgot_password: mails the way to another password. */
import 'server-only';
import { asking } from '@/lib/features/accounts/asking-browser';
import { forgotPassword } from '@/lib/features/accounts/request-code';
import { forgotSchema, mailedAnswer } from '@/lib/features/accounts/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const forgotPasswordEndpoint = defineEndpoint(
  {
    method: 'POST',
    path: '/user/forgot_password',
    summary: 'Mail a code and a link to choose another password by.',
    body: forgotSchema,
    status: 200,
    answer: mailedAnswer,
  },
  asking(200, forgotPassword),
);

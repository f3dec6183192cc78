/** POST /api/v1/auth/check-reset-code: says whether a link is good. */
import 'server-only';
import { checkResetLink } from '@/lib/features/accounts/change-password';
import { codeAnswer, resetLinkSchema } from '@/lib/features/accounts/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const checkResetCodeOfLink = defineEndpoint(
  {
    method: 'POST',
    path: '/auth/check-reset-code',
    summary: 'Say whether the link for another password is good. It stays good.',
    body: resetLinkSchema,
    status: 200,
    answer: codeAnswer,
  },
  checkResetLink,
);

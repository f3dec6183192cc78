/** POST /api/v1/auth/check-reset-code: says whether a link is good. */
import { codeAnswer, resetLinkSchema } from '@/lib/features/accounts/schema';
import { defineCall } from '@/lib/platform/api/call';

export const checkResetCodeOfLink = defineCall({
  method: 'POST',
  path: '/auth/check-reset-code',
  summary: 'Say whether the link for another password is good. It stays good.',
  body: resetLinkSchema,
  status: 200,
  answer: codeAnswer,
});

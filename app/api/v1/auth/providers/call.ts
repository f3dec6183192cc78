/** GET /api/v1/auth/providers: how people can sign in besides a password. */

import { providersAnswer } from '@/lib/features/oidc/schema';
import { defineCall } from '@/lib/platform/api/call';

export const signInProviders = defineCall({
  method: 'GET',
  path: '/auth/providers',
  summary: 'How people can sign in besides a password.',
  status: 200,
  answer: providersAnswer,
});

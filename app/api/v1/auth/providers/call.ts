/** GET /api/v1/auth/providers: how people can sign in besides a password. */
import { defineCall } from '@/lib/api/call';
import { providersAnswer } from '@/lib/oidc/schema';

export const signInProviders = defineCall({
  method: 'GET',
  path: '/auth/providers',
  summary: 'How people can sign in besides a password.',
  status: 200,
  answer: providersAnswer,
});

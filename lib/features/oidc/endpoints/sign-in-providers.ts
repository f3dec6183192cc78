/** GET /api/v1/auth/providers: how people can sign in besides a password. */
import 'server-only';
import { isProviderSet } from '@/lib/features/oidc/provider';
import { providersAnswer } from '@/lib/features/oidc/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const signInProviders = defineEndpoint(
  {
    method: 'GET',
    path: '/auth/providers',
    summary: 'How people can sign in besides a password.',
    status: 200,
    answer: providersAnswer,
  },
  () => ({
    companyAccount: isProviderSet(),
  }),
);

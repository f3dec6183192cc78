/** GET /api/v1/auth/custom-oauth/callback: back from the identity provider. */
import 'server-only';
import { z } from 'zod';
import { answerProvider } from '@/lib/features/oidc/answer';
import { callbackQuery } from '@/lib/features/oidc/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

// It has an effect, but comes from another site by its nature: the attempt's state protects it.
export const backFromProvider = defineEndpoint(
  {
    method: 'GET',
    path: '/auth/custom-oauth/callback',
    summary:
      'Back from the provider: signs in and leads on, or to the sign-in page, which says why not.',
    query: callbackQuery,
    status: 303,
    answer: z.void(),
  },
  answerProvider,
);

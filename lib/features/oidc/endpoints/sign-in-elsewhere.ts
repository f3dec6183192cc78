/** GET /api/v1/auth/custom-oauth: to the identity provider of the visitor's company. */
import 'server-only';
import { z } from 'zod';
import { leadToProvider } from '@/lib/features/oidc/answer';
import { startQuery } from '@/lib/features/oidc/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const signInElsewhere = defineEndpoint(
  {
    method: 'GET',
    path: '/auth/custom-oauth',
    summary: 'Sign in with a company account: on to its provider, which leads back here.',
    query: startQuery,
    hasEffect: true,
    status: 303,
    answer: z.void(),
  },
  leadToProvider,
);

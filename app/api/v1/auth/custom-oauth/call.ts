/** GET /api/v1/auth/custom-oauth: to the identity provider of the visitor's company. */
import { z } from 'zod';
import { startQuery } from '@/lib/features/oidc/schema';
import { defineCall } from '@/lib/platform/api/call';

export const signInElsewhere = defineCall({
  method: 'GET',
  path: '/auth/custom-oauth',
  summary: 'Sign in with a company account: on to its provider, which leads back here.',
  query: startQuery,
  hasEffect: true,
  status: 303,
  answer: z.void(),
});

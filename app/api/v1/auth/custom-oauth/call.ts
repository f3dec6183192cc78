/** GET /api/v1/auth/custom-oauth: to the identity provider of the visitor's company. */
import { z } from 'zod';
import { defineCall } from '@/lib/api/call';
import { startQuery } from '@/lib/oidc/schema';

export const signInElsewhere = defineCall({
  method: 'GET',
  path: '/auth/custom-oauth',
  summary: 'Sign in with a company account: on to its provider, which leads back here.',
  query: startQuery,
  hasEffect: true,
  status: 303,
  answer: z.void(),
});

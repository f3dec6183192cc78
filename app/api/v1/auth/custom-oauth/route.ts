/** GET /api/v1/auth/custom-oauth: to the identity provider of the visitor's company. */

import { leadToProvider } from '@/lib/features/oidc/answer';
import { route } from '@/lib/platform/api/route';
import { signInElsewhere } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  signInElsewhere,
  leadToProvider,
);

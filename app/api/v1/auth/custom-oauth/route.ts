/** GET /api/v1/auth/custom-oauth: to the identity provider of the visitor's company. */
import { route } from '@/lib/api/route';
import { leadToProvider } from '@/lib/oidc/answer';
import { signInElsewhere } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  signInElsewhere,
  leadToProvider,
);

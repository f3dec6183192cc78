/** GET /api/v1/auth/custom-oauth: to the identity provider of the visitor's company. */
import { signInElsewhere } from '@/lib/features/oidc/endpoints/sign-in-elsewhere';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(signInElsewhere);

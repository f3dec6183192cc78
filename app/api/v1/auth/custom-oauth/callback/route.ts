/** GET /api/v1/auth/custom-oauth/callback: back from the identity provider. */
import { backFromProvider } from '@/lib/features/oidc/endpoints/back-from-provider';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(backFromProvider);

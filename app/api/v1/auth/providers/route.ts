/** GET /api/v1/auth/providers: how people can sign in besides a password. */
import { signInProviders } from '@/lib/features/oidc/endpoints/sign-in-providers';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(signInProviders);

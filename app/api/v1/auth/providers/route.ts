/** GET /api/v1/auth/providers: the settings decide, so the static sign-in page asks. */
import { route } from '@/lib/api/route';
import { isProviderSet } from '@/lib/oidc/provider';
import { signInProviders } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(signInProviders, () => ({
  companyAccount: isProviderSet(),
}));

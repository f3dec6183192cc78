/** GET /api/v1/auth/providers: the settings decide, so the static sign-in page asks. */

import { isProviderSet } from '@/lib/features/oidc/provider';
import { route } from '@/lib/platform/api/route';
import { signInProviders } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(signInProviders, () => ({
  companyAccount: isProviderSet(),
}));

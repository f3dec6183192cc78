/** PUT /api/v1/user/profile/consent: a cookie choice of somebody who is signed in. */
import { profileConsent } from '@/lib/features/profile/endpoints/profile-consent';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(profileConsent);

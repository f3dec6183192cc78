/** PUT /api/v1/user/profile/consent: a cookie choice of somebody who is signed in. */

import { keepConsent } from '@/lib/features/profile/profile';
import { route } from '@/lib/platform/api/route';
import { profileConsent } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  profileConsent,
  ({ headers, session, body, address, idempotencyKey }) =>
    keepConsent(session.user.id, body, {
      address,
      gpc: headers.get('sec-gpc') === '1',
      idempotencyKey,
    }),
);

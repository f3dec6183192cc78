/** POST /api/v1/email-subscription/subscribe: asks for the newsletter. */

import { subscribe } from '@/lib/features/newsletter/subscribe';
import { route } from '@/lib/platform/api/route';
import { subscribeToNewsletter } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  subscribeToNewsletter,
  subscribe,
);

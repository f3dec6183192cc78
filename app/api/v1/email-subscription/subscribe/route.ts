/** POST /api/v1/email-subscription/subscribe: asks for the newsletter. */
import { route } from '@/lib/api/route';
import { subscribe } from '@/lib/newsletter/subscribe';
import { subscribeToNewsletter } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  subscribeToNewsletter,
  subscribe,
);

/** POST /api/v1/email-subscription/subscribe: asks for the newsletter. */
import { subscribeToNewsletter } from '@/lib/features/newsletter/endpoints/subscribe-to-newsletter';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(subscribeToNewsletter);

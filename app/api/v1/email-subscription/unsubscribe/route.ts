/** POST /api/v1/email-subscription/unsubscribe: ends a subscription. */
import { unsubscribeFromNewsletter } from '@/lib/features/newsletter/endpoints/unsubscribe-from-newsletter';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(unsubscribeFromNewsletter);

/** POST /api/v1/email-subscription/confirm: begins a subscription. */
import { confirmNewsletter } from '@/lib/features/newsletter/endpoints/confirm-newsletter';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(confirmNewsletter);

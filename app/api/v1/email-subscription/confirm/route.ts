/** POST /api/v1/email-subscription/confirm: begins a subscription. */
import { route } from '@/lib/api/route';
import { confirmFromForm } from '@/lib/newsletter/subscribe';
import { confirmNewsletter } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  confirmNewsletter,
  confirmFromForm,
);

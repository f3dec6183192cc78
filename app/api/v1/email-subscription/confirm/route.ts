/** POST /api/v1/email-subscription/confirm: begins a subscription. */

import { confirmFromForm } from '@/lib/features/newsletter/subscribe';
import { route } from '@/lib/platform/api/route';
import { confirmNewsletter } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  confirmNewsletter,
  confirmFromForm,
);

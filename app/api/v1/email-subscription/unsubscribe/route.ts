/** POST /api/v1/email-subscription/unsubscribe: ends a subscription. */

import { unsubscribeFromForm, unsubscribeInOneClick } from '@/lib/features/newsletter/subscribe';
import { route } from '@/lib/platform/api/route';
import { unsubscribeFromNewsletter } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(unsubscribeFromNewsletter, {
  body: unsubscribeFromForm,
  form: unsubscribeInOneClick,
});

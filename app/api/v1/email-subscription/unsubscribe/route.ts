/** POST /api/v1/email-subscription/unsubscribe: ends a subscription. */
import { route } from '@/lib/api/route';
import { unsubscribeFromForm, unsubscribeInOneClick } from '@/lib/newsletter/subscribe';
import { unsubscribeFromNewsletter } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(unsubscribeFromNewsletter, {
  body: unsubscribeFromForm,
  form: unsubscribeInOneClick,
});

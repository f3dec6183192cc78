/** POST /api/v1/email-subscription/unsubscribe: ends a subscription. */
import 'server-only';
import {
  codeSchema,
  oneClickForm,
  oneClickQuery,
  subscriptionAnswer,
} from '@/lib/features/newsletter/schema';
import { unsubscribeFromForm, unsubscribeInOneClick } from '@/lib/features/newsletter/subscribe';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const unsubscribeFromNewsletter = defineEndpoint(
  {
    method: 'POST',
    path: '/email-subscription/unsubscribe',
    summary: 'End a subscription: from our page, or in one click from a mail program (RFC 8058).',
    query: oneClickQuery,
    body: codeSchema,
    form: oneClickForm,
    status: 200,
    answer: subscriptionAnswer,
  },
  {
    body: unsubscribeFromForm,
    form: unsubscribeInOneClick,
  },
);

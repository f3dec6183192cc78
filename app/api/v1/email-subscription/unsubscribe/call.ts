/** POST /api/v1/email-subscription/unsubscribe: ends a subscription. */

import {
  codeSchema,
  oneClickForm,
  oneClickQuery,
  subscriptionAnswer,
} from '@/lib/features/newsletter/schema';
import { defineCall } from '@/lib/platform/api/call';

export const unsubscribeFromNewsletter = defineCall({
  method: 'POST',
  path: '/email-subscription/unsubscribe',
  summary: 'End a subscription: from our page, or in one click from a mail program (RFC 8058).',
  query: oneClickQuery,
  body: codeSchema,
  form: oneClickForm,
  status: 200,
  answer: subscriptionAnswer,
});

/** POST /api/v1/email-subscription/confirm: begins a subscription. */

import { codeSchema, subscriptionAnswer } from '@/lib/features/newsletter/schema';
import { defineCall } from '@/lib/platform/api/call';

export const confirmNewsletter = defineCall({
  method: 'POST',
  path: '/email-subscription/confirm',
  summary: 'Begin the subscription that a mail asked about.',
  body: codeSchema,
  status: 200,
  answer: subscriptionAnswer,
});

/** POST /api/v1/email-subscription/confirm: begins a subscription. */
import { defineCall } from '@/lib/api/call';
import { codeSchema, subscriptionAnswer } from '@/lib/newsletter/schema';

export const confirmNewsletter = defineCall({
  method: 'POST',
  path: '/email-subscription/confirm',
  summary: 'Begin the subscription that a mail asked about.',
  body: codeSchema,
  status: 200,
  answer: subscriptionAnswer,
});

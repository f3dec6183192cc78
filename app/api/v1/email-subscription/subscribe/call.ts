/** POST /api/v1/email-subscription/subscribe: asks for the newsletter. */

import { subscribeSchema } from '@/lib/features/newsletter/schema';
import { defineCall } from '@/lib/platform/api/call';
import { referenceAnswer } from '@/lib/site/forms/guard-fields';

export const subscribeToNewsletter = defineCall({
  method: 'POST',
  path: '/email-subscription/subscribe',
  summary: 'Ask for the newsletter. It begins when the link in a mail is confirmed.',
  body: subscribeSchema,
  status: 201,
  answer: referenceAnswer,
  isIdempotent: true,
});

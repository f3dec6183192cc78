/** POST /api/v1/email-subscription/subscribe: asks for the newsletter. */
import { defineCall } from '@/lib/api/call';
import { subscribeSchema } from '@/lib/newsletter/schema';
import { referenceAnswer } from '@/lib/submissions/guard-fields';

export const subscribeToNewsletter = defineCall({
  method: 'POST',
  path: '/email-subscription/subscribe',
  summary: 'Ask for the newsletter. It begins when the link in a mail is confirmed.',
  body: subscribeSchema,
  status: 201,
  answer: referenceAnswer,
  isIdempotent: true,
});

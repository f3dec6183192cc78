/** POST /api/v1/email-subscription/subscribe: asks for the newsletter. */
import 'server-only';
import { subscribeSchema } from '@/lib/features/newsletter/schema';
import { subscribe } from '@/lib/features/newsletter/subscribe';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { referenceAnswer } from '@/lib/site/forms/guard-fields';

export const subscribeToNewsletter = defineEndpoint(
  {
    method: 'POST',
    path: '/email-subscription/subscribe',
    summary: 'Ask for the newsletter. It begins when the link in a mail is confirmed.',
    body: subscribeSchema,
    status: 201,
    answer: referenceAnswer,
    isIdempotent: true,
  },
  subscribe,
);

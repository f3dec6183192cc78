/** POST /api/v1/email-subscription/confirm: begins a subscription. */
import 'server-only';
import { codeSchema, subscriptionAnswer } from '@/lib/features/newsletter/schema';
import { confirmFromForm } from '@/lib/features/newsletter/subscribe';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const confirmNewsletter = defineEndpoint(
  {
    method: 'POST',
    path: '/email-subscription/confirm',
    summary: 'Begin the subscription that a mail asked about.',
    body: codeSchema,
    status: 200,
    answer: subscriptionAnswer,
  },
  confirmFromForm,
);

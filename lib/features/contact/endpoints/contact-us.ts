/** POST /api/v1/registration/contact-us: a message to the desk. */
import 'server-only';
import { contactSchema } from '@/lib/features/contact/schema';
import { submitContact } from '@/lib/features/contact/submit';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { referenceAnswer } from '@/lib/site/forms/guard-fields';

export const contactUs = defineEndpoint(
  {
    method: 'POST',
    path: '/registration/contact-us',
    summary: 'Send a message to the desk. The answer is its reference number.',
    body: contactSchema,
    status: 201,
    answer: referenceAnswer,
    isIdempotent: true,
  },
  submitContact,
);

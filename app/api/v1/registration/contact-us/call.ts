/** POST /api/v1/registration/contact-us: a message to the desk. */

import { contactSchema } from '@/lib/features/contact/schema';
import { defineCall } from '@/lib/platform/api/call';
import { referenceAnswer } from '@/lib/site/forms/guard-fields';

export const contactUs = defineCall({
  method: 'POST',
  path: '/registration/contact-us',
  summary: 'Send a message to the desk. The answer is its reference number.',
  body: contactSchema,
  status: 201,
  answer: referenceAnswer,
  isIdempotent: true,
});

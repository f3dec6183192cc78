/** POST /api/v1/registration/contact-us: a message to the desk. */
import { defineCall } from '@/lib/api/call';
import { contactSchema } from '@/lib/contact/schema';
import { referenceAnswer } from '@/lib/submissions/guard-fields';

export const contactUs = defineCall({
  method: 'POST',
  path: '/registration/contact-us',
  summary: 'Send a message to the desk. The answer is its reference number.',
  body: contactSchema,
  status: 201,
  answer: referenceAnswer,
  isIdempotent: true,
});

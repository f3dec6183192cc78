/** POST /api/v1/registration/contact-us: a message to the desk. */
import { defineCall } from '@/lib/api/call';
import { contactAnswer, contactSchema } from '@/lib/contact/schema';

export const contactUs = defineCall({
  method: 'POST',
  path: '/registration/contact-us',
  summary: 'Send a message to the desk. The answer is its reference number.',
  body: contactSchema,
  status: 201,
  answer: contactAnswer,
  isIdempotent: true,
});

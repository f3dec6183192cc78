/** POST /api/v1/registration/support-request: help with a system in use. */
import { defineCall } from '@/lib/api/call';
import { referenceAnswer } from '@/lib/submissions/guard-fields';
import { supportSchema } from '@/lib/support/schema';

export const supportRequest = defineCall({
  method: 'POST',
  path: '/registration/support-request',
  summary: 'Ask for help with a system in use. Name and address are those of the account.',
  body: supportSchema,
  needsSession: true,
  status: 201,
  answer: referenceAnswer,
  isIdempotent: true,
});

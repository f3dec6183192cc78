/** GET /api/v1/acknowledgement/all: our texts, and which of them the account has acknowledged. */
import { defineCall } from '@/lib/api/call';
import { acknowledgementsAnswer } from '@/lib/profile/schema';

export const acknowledgements = defineCall({
  method: 'GET',
  path: '/acknowledgement/all',
  summary: 'Our texts that an account acknowledges, with the revision in force and when it did.',
  needsSession: true,
  status: 200,
  answer: acknowledgementsAnswer,
});

/** GET /api/v1/acknowledgement/all: our texts, and which of them the account has acknowledged. */

import { acknowledgementsAnswer } from '@/lib/features/profile/schema';
import { defineCall } from '@/lib/platform/api/call';

export const acknowledgements = defineCall({
  method: 'GET',
  path: '/acknowledgement/all',
  summary: 'Our texts that an account acknowledges, with the revision in force and when it did.',
  needsSession: true,
  status: 200,
  answer: acknowledgementsAnswer,
});

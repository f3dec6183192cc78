/** PUT /api/v1/user/profile/consent: a cookie choice of somebody who is signed in. */

import { consentSchema, receiptAnswer } from '@/lib/features/consent-receipts/schema';
import { defineCall } from '@/lib/platform/api/call';

export const profileConsent = defineCall({
  method: 'PUT',
  path: '/user/profile/consent',
  summary:
    'Keep a cookie choice with the account. The answer is its receipt; with the Idempotency-Key of the same choice at /global/consent it is that one’s.',
  body: consentSchema,
  needsSession: true,
  status: 200,
  answer: receiptAnswer,
  isIdempotent: true,
});

/** PUT /api/v1/user/profile/consent: a cookie choice of a visitor who is signed in. */
import 'server-only';
import { consentSchema, receiptAnswer } from '@/lib/features/consent-receipts/schema';
import { keepConsent } from '@/lib/features/profile/profile';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const profileConsent = defineEndpoint(
  {
    method: 'PUT',
    path: '/user/profile/consent',
    summary:
      'Keep a cookie choice with the account. The answer is its receipt; with the Idempotency-Key of the same choice at /global/consent it is that one’s.',
    body: consentSchema,
    needsSession: true,
    status: 200,
    answer: receiptAnswer,
    isIdempotent: true,
  },
  ({ headers, session, body, address, idempotencyKey }) =>
    keepConsent(session.user.id, body, {
      address,
      gpc: headers.get('sec-gpc') === '1',
      idempotencyKey,
    }),
);

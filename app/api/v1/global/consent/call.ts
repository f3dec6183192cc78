/** POST /api/v1/global/consent: a cookie choice. */

import { consentForm, consentSchema, receiptAnswer } from '@/lib/features/consent-receipts/schema';
import { defineCall } from '@/lib/platform/api/call';

export const globalConsent = defineCall({
  method: 'POST',
  path: '/global/consent',
  summary: 'Store a cookie choice. The answer is its receipt.',
  body: consentSchema,
  form: consentForm,
  status: 201,
  answer: receiptAnswer,
  isIdempotent: true,
});

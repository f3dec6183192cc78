/** POST /api/v1/global/consent: a cookie choice. */
import 'server-only';
import {
  choiceOfForm,
  cookiesOf,
  destinationOf,
} from '@/lib/features/consent-receipts/answer-form';
import { choiceOf, recordChoice } from '@/lib/features/consent-receipts/record-choice';
import { consentForm, consentSchema, receiptAnswer } from '@/lib/features/consent-receipts/schema';
import { leadOn } from '@/lib/platform/api/answer';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { isSecureRequest } from '@/lib/platform/security/cookies';

const sendsGpc = (headers: Headers) => headers.get('sec-gpc') === '1';

export const globalConsent = defineEndpoint(
  {
    method: 'POST',
    path: '/global/consent',
    summary: 'Store a cookie choice. The answer is its receipt.',
    body: consentSchema,
    form: consentForm,
    status: 201,
    answer: receiptAnswer,
    isIdempotent: true,
  },
  {
    body: ({ headers, body, address, idempotencyKey }) =>
      recordChoice(choiceOf(body), { address, gpc: sendsGpc(headers), idempotencyKey }),
    form: async ({ headers, body, region, address }) => {
      const choice = choiceOfForm(body, region);
      await recordChoice(choice, { address, gpc: sendsGpc(headers) });
      const cookies = cookiesOf(choice, address, isSecureRequest(headers));
      return leadOn(destinationOf(choice, headers), cookies);
    },
  },
);

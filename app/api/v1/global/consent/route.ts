/** POST /api/v1/global/consent: a cookie choice, from the banner's script or its plain form. */

import {
  choiceOfForm,
  cookiesOf,
  destinationOf,
} from '@/lib/features/consent-receipts/answer-form';
import { choiceOf, recordChoice } from '@/lib/features/consent-receipts/record-choice';
import { leadOn } from '@/lib/platform/api/answer';
import { route } from '@/lib/platform/api/route';
import { isSecureRequest } from '@/lib/platform/security/set-cookie';
import { globalConsent } from './call';

export const dynamic = 'force-dynamic';

const sendsGpc = (headers: Headers) => headers.get('sec-gpc') === '1';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(globalConsent, {
  body: ({ headers, body, address, idempotencyKey }) =>
    recordChoice(choiceOf(body), { address, gpc: sendsGpc(headers), idempotencyKey }),
  form: async ({ headers, body, region, address }) => {
    const choice = choiceOfForm(body, region);
    await recordChoice(choice, { address, gpc: sendsGpc(headers) });
    const cookies = cookiesOf(choice, address, isSecureRequest(headers));
    return leadOn(destinationOf(choice, headers), cookies);
  },
});

/** POST /api/v1/global/consent: a cookie choice, from the banner's script or its plain form. */
import { globalConsent } from '@/lib/api/calls';
import { methods } from '@/lib/api/methods';
import { formRoute, route } from '@/lib/api/route';
import { choiceOfForm, cookiesOf, destinationOf } from '@/lib/consent-receipts/answer-form';
import { choiceOf, recordChoice } from '@/lib/consent-receipts/record-choice';
import { consentForm } from '@/lib/consent-receipts/schema';
import { mediaType } from '@/lib/security/body';
import { isSecureRequest } from '@/lib/security/set-cookie';

export const dynamic = 'force-dynamic';

const sendsGpc = (request: Request) => request.headers.get('sec-gpc') === '1';

const takeJson = route(globalConsent, ({ request, body, address, idempotencyKey }) =>
  recordChoice(choiceOf(body), { address, gpc: sendsGpc(request), idempotencyKey }),
);

const takeForm = formRoute(
  globalConsent.path,
  consentForm,
  async ({ request, body, region, address }) => {
    const choice = choiceOfForm(body, region);
    await recordChoice(choice, { address, gpc: sendsGpc(request) });
    const headers = new Headers({
      Location: destinationOf(choice, request.headers),
      'Cache-Control': 'no-store',
    });
    const isSecure = isSecureRequest(request.headers);
    for (const cookie of cookiesOf(choice, address, isSecure)) headers.append('Set-Cookie', cookie);
    return new Response(null, { status: 303, headers });
  },
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request) =>
    mediaType(request.headers) === 'application/x-www-form-urlencoded'
      ? takeForm(request)
      : takeJson(request),
});

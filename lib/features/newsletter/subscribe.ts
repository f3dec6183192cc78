/**
 * Double opt-in: a request is stored and answered with a mail; the subscription begins when the link in
 * it is followed and its button pressed. Known and new addresses are told the same.
 */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb } from '../../platform/db/database.ts';
import { HOUR_MS } from '../../platform/housekeeping/housekeeping.ts';
import { readMailedCode } from '../../platform/security/mailed-code.ts';
import { takeForm } from '../../site/forms/take-form.ts';
import { newsletterConfirmation } from './mails.ts';
import { confirmSubscription, endSubscription, insertSubscription } from './rows/newsletter.ts';
import type { SubscribeInput } from './schema.ts';

/** A request may be confirmed for a week. */
export const NEWSLETTER_REQUEST_MS = 7 * 24 * HOUR_MS;

export const subscribe = takeForm<SubscribeInput>({
  name: 'newsletter',
  mails: { toWriter: newsletterConfirmation },
  insert: async (tx, _submitted, taken) => ({ id: await insertSubscription(tx, taken) }),
});

type Code = { body: { code: string } };

/** Begins the subscription of the code. @throws ApiError INVALID_CODE */
export async function confirmFromForm({ body }: Code) {
  const id = readMailedCode('newsletter-confirm', body.code);
  const now = new Date();
  const since = new Date(now.getTime() - NEWSLETTER_REQUEST_MS);
  if (!id || !(await confirmSubscription(await getDb(), id, { since, now })))
    throw new ApiError('INVALID_CODE');
  return { subscribed: true };
}

/** Ends the subscription of the code for good; no account is asked for. @throws ApiError INVALID_CODE */
export async function unsubscribeFromForm({ body }: Code) {
  const id = readMailedCode('newsletter-unsubscribe', body.code);
  if (!id || !(await endSubscription(await getDb(), id, new Date())))
    throw new ApiError('INVALID_CODE');
  return { subscribed: false };
}

/** The same for a mail program, which has the code in its address. */
export const unsubscribeInOneClick = ({ query }: { query: { code?: string | undefined } }) =>
  unsubscribeFromForm({ body: { code: query.code ?? '' } });

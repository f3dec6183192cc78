/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import type { Actor } from '../../../platform/api/testing/actor.ts';
import { formToken, type GoodInputs } from '../../../platform/api/testing/good-input.ts';
import { getDb } from '../../../platform/db/database.ts';
import { issueMailedCode } from '../../../platform/security/mailed-code.ts';
import { makeReference } from '../../../site/forms/reference.ts';
import { insertSubscription } from '../rows/newsletter.ts';

/** A request for the newsletter that waits to be confirmed. */
const newsletterRequest = async ({ user: { region, email } }: Actor) =>
  insertSubscription(await getDb(), { reference: makeReference(), region, email });

const leavingCode = async (actor: Actor) =>
  issueMailedCode('newsletter-unsubscribe', await newsletterRequest(actor));

export const goodInputs: GoodInputs = {
  'POST /email-subscription/confirm': {
    body: async (actor) => ({
      code: issueMailedCode('newsletter-confirm', await newsletterRequest(actor)),
    }),
  },
  'POST /email-subscription/subscribe': {
    body: ({ user }) => ({ email: user.email, token: formToken() }),
  },
  'POST /email-subscription/unsubscribe': {
    body: async (actor) => ({ code: await leavingCode(actor) }),
    // The form has no field for the code: mail programs have it in the address.
    query: async (actor) => ({ code: await leavingCode(actor) }),
    form: () => ({ 'List-Unsubscribe': 'One-Click' }),
  },
};

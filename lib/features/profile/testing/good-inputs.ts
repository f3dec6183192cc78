/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import type { Actor } from '../../../platform/api/testing/actor.ts';
import type { GoodInput, GoodInputs } from '../../../platform/api/testing/good-input.ts';
import { png } from '../../../platform/files/testing/sample-files.ts';
import { consentRecord } from '../../consent-receipts/testing/consent-record.ts';
import { replacePicture } from '../picture.ts';

/** Our texts are the same for all; that one was acknowledged is the account's own. */
const ACKNOWLEDGED_TEXT: GoodInput = { params: () => ({ actionId: 'privacy' }), isForAll: true };

/** Gives the account a picture; the request itself has no query. */
const withPicture = async ({ user }: Actor) => {
  await replacePicture(user.id, new File([new Uint8Array(png())], 'me.png'));
  return {};
};

const newPicture: GoodInput = {
  upload: () => ({ image: new File([new Uint8Array(png())], 'me.png') }),
};

export const goodInputs: GoodInputs = {
  'GET /acknowledgement/[actionId]': ACKNOWLEDGED_TEXT,
  'POST /acknowledgement/[actionId]': ACKNOWLEDGED_TEXT,
  'POST /company/me': { body: () => ({ companyName: 'Analytical Engines' }) },
  'GET /profile-image': { query: withPicture },
  'POST /profile-image': newPicture,
  'PATCH /user/profile': { body: () => ({ name: 'Ada King', phone: '', jobTitle: 'Countess' }) },
  'PUT /user/profile/consent': { body: consentRecord },
  'GET /user/profile/image': { query: withPicture },
  'POST /user/profile/image': newPicture,
  'POST /user/profile/subscriptions': { body: () => ({ topic: 'security' }) },
  'DELETE /user/profile/subscriptions': { body: () => ({ topic: 'security' }) },
};

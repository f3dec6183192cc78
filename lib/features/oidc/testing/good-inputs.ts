/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import type { GoodInputs } from '../../../platform/api/testing/good-input.ts';
import { changeSettings } from '../../../platform/settings/settings.ts';

/** It does not answer: the endpoint leads to the words that say so. */
const SILENT_PROVIDER = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'site' };

export const goodInputs: GoodInputs = {
  'GET /auth/custom-oauth': {
    query: () => {
      changeSettings(SILENT_PROVIDER);
      return { redirectUri: '/profile' };
    },
  },
  'GET /auth/custom-oauth/callback': {
    query: () => {
      changeSettings(SILENT_PROVIDER);
      return { code: 'a code', state: 'a state' };
    },
  },
};

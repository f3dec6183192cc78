/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import type { GoodInputs } from '../../../platform/api/testing/good-input.ts';
import { consentRecord } from './consent-record.ts';

export const goodInputs: GoodInputs = {
  'POST /global/consent': {
    body: consentRecord,
    form: () => ({ decision: 'allowSelected', performance: 'on' }),
  },
};

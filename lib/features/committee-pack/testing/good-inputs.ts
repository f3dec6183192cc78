/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import type { GoodInputs } from '../../../platform/api/testing/good-input.ts';

export const goodInputs: GoodInputs = {
  'GET /dossier': { query: () => ({ role: 'CTO', module: 'PAY', sector: 'Legal' }) },
};

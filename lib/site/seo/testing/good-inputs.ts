/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import type { GoodInputs } from '../../../platform/api/testing/good-input.ts';

export const goodInputs: GoodInputs = {
  'GET /image/[...path]': { params: () => ({ path: ['icon.svg'] }), isForAll: true },
};

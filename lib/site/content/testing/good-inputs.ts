/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import { type GoodInputs, ofEdition } from '../../../platform/api/testing/good-input.ts';

export const goodInputs: GoodInputs = {
  'GET /content/collections': { query: ofEdition },
  'GET /content/consulting-home': { query: ofEdition },
  'GET /content/cookie-text': { query: ofEdition },
  'GET /content/global-menu': { query: ofEdition },
};

/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import { formToken, type GoodInputs } from '../../../platform/api/testing/good-input.ts';
import { dataRegionOptions } from '../../../site/countries/data-regions.ts';

export const goodInputs: GoodInputs = {
  'POST /registration/custom-plan': {
    body: ({ user }) => ({
      heads: '1,200',
      modules: ['hris', 'pay'],
      term: 'other',
      dataRegion: dataRegionOptions('INDIA')[1]?.value,
      name: 'Ada Lovelace',
      email: user.email,
      company: 'Analytical Engines',
      token: formToken(),
    }),
  },
  'POST /registration/plan-sign-up': {
    body: ({ user }) => ({
      plan: '3Enterprice',
      heads: '450',
      start: 'january',
      name: 'Ada Lovelace',
      email: user.email,
      company: 'Analytical Engines',
      token: formToken(),
    }),
  },
};

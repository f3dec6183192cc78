/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import { formToken, type GoodInputs } from '../../../platform/api/testing/good-input.ts';

export const goodInputs: GoodInputs = {
  'POST /registration/custom-plan': {
    body: ({ user }) => ({
      heads: '1,200',
      modules: ['hris', 'pay'],
      term: 'other',
      dataRegion: 'aws-ap-south-2',
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

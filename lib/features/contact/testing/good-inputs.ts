/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import { formToken, type GoodInputs } from '../../../platform/api/testing/good-input.ts';

export const goodInputs: GoodInputs = {
  'POST /registration/contact-us': {
    body: ({ user }) => ({
      name: 'Ada Lovelace',
      email: user.email,
      topic: 'demo',
      product: 'pay',
      message: 'We would like to see a demonstration.',
      token: formToken(),
    }),
  },
};

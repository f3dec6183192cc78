/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import type { GoodInputs } from '../../../platform/api/testing/good-input.ts';

export const goodInputs: GoodInputs = {
  'POST /desk/erasure': {
    body: ({ password }) => ({
      email: 'nobody@example.com',
      emailAgain: 'nobody@example.com',
      password,
    }),
  },
  'POST /desk/export': { body: () => ({ email: 'nobody@example.com' }) },
  'DELETE /user/profile': { body: ({ password }) => ({ currentPassword: password }) },
};

/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import type { GoodInputs } from '../../../platform/api/testing/good-input.ts';

export const goodInputs: GoodInputs = {
  'POST /registration/support-request': {
    body: () => ({
      product: 'hrms',
      urgency: 'slowed',
      subject: 'Hours of a night shift are cut',
      message: 'We opened the timesheet, changed Thursday and pressed Save.',
    }),
  },
};

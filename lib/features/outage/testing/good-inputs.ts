/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import type { GoodInputs } from '../../../platform/api/testing/good-input.ts';

export const goodInputs: GoodInputs = {
  'POST /registration/outage-notification': {
    body: () => ({
      system: 'pay',
      severity: 'everybody',
      since: 'today 7:40 am',
      people: 'about 300',
      message: 'Nobody can open a payslip.',
    }),
  },
};

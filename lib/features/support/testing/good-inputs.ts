/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import type { GoodInputs } from '../../../platform/api/testing/good-input.ts';
import { pdfFile } from '../../../platform/files/testing/stored-file.ts';

const request = () => ({
  product: 'hrms',
  urgency: 'slowed',
  subject: 'Hours of a night shift are cut',
  message: 'We opened the timesheet, changed Thursday and pressed Save.',
});

export const goodInputs: GoodInputs = {
  'POST /registration/support-request': {
    body: request,
    upload: () => ({ ...request(), attachment: pdfFile() }),
  },
};

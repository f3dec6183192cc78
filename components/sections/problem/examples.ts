/** Examples of the problem. */
import { type Examples, heads, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'problem',
    paragraphs: [
      rich('Payroll says 412 people. The directory says 431. The insurer bills for 425.'),
      rich('Nobody ever decided which list wins.'),
    ],
    signs: [
      rich('A manager who left in March still approves purchases in May.'),
      rich('New people get a laptop on Monday and a login on Thursday.'),
      rich('Head count is an agenda item.'),
    ],
  },
} satisfies Examples<'problem'>;

/** Examples of questions and where their answers come from. */
import { type Examples, heads, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'drive-business-decisions',
    heading: 'Three questions, and the data that answers them',
    items: [
      {
        question: 'What did overtime on line 4 cost us last quarter, and why?',
        answer: rich(
          'The sum by week, and for each week the shifts that were open and the people who took them.',
        ),
        source: 'HRMS and PAY, closed months',
      },
      {
        question: 'Which licenses end before the audit?',
        answer: rich('A list by site, with the person who renews each of them.'),
        source: 'DMS, each night',
      },
      {
        question: 'Would a second night crew cost less than the overtime does?',
        answer: rich(
          'Both sums beside each other, with the pay bands of the site and the premium for nights.',
        ),
        source: 'PAY and HCM, bands of this year',
      },
    ],
  },
} satisfies Examples<'drive-business-decisions'>;

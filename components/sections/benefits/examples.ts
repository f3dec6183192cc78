/** Examples of the benefits. */
import { drawing, type Examples, link, rich } from '../shared/example-parts';

export const examples = {
  default: {
    id: 'benefits',
    type: 'benefits',
    label: 'B0.2 · What changes',
    heading: 'What a department gains in the first month',
    items: [
      {
        title: 'Leave is decided in a minute',
        text: rich(
          'The manager sees who else is away, what the balance is and what the policy says, and answers from the phone. Payroll has the result before the day begins.',
        ),
        drawing: drawing('hrms'),
        link: link('See HRMS', '/Products/HRMS'),
      },
      {
        title: 'Papers are found by what they say',
        text: rich('One place, one newest version, and the signatures below it.'),
        drawing: drawing('dms'),
        link: link('See DMS', '/Products/DMS'),
      },
      {
        title: 'Each line of a payslip explains itself',
        text: rich('A click on the amount opens the rule and the hours that it came from.'),
        drawing: drawing('pay'),
        link: link('See PAY', '/Products/PAY'),
      },
    ],
  },
} satisfies Examples<'benefits'>;

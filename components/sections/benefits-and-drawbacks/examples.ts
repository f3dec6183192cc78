/** Examples of the benefits and drawbacks. */
import { type Examples, rich } from '../shared/example-parts';

export const examples = {
  default: {
    id: 'example',
    label: 'Parallel runs · For and against',
    heading: 'Running two payrolls at the same time',
    intro: rich('For two pay periods both systems pay the same people from the same hours.'),
    type: 'benefits-and-drawbacks',
    benefits: {
      title: 'What you gain',
      points: [
        rich('Each difference in net pay has a cause in writing before anybody is paid by it.'),
        rich('The old system can still pay everybody if the new one is late.'),
        rich('Your payroll people learn the new screens on their own data.'),
        rich('An auditor gets the comparison as one file, with names of those who decided.'),
      ],
    },
    traditional: {
      title: 'How payroll bureaus switch',
      text: rich(
        'Most bureaus test with ten invented employees, switch over a weekend in December and correct what is wrong by hand in January. The corrections reach the tax forms a year later.',
      ),
    },
    drawbacks: {
      title: 'What it costs you',
      points: [
        rich('Payroll does its work twice in two periods, about four extra days for two people.'),
        rich('Both licenses are paid for two months.'),
        rich('Old mistakes come to light, and some of them have to be paid back.'),
      ],
    },
  },
} satisfies Examples<'benefits-and-drawbacks'>;

/** Examples of what happens when. */
import { type Examples, heads, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'effortless-onboarding',
    heading: 'From the contract to the first payslip in ten weeks',
    steps: [
      {
        when: 'Week 1',
        title: 'Lists come in',
        text: rich('Your people, sites and pay rules, as the files that you have.'),
      },
      {
        when: 'Week 3',
        title: 'Differences are explained',
        text: rich('Each person who stands in one list only is a question with a name.'),
      },
      {
        when: 'Week 6',
        title: 'Two payrolls run',
        text: rich('The old one pays. Ours computes the same month beside it, to the cent.'),
      },
      {
        when: 'Week 10',
        title: 'Ours pays',
        text: rich('The old system stays readable for a year, then you decide.'),
      },
    ],
  },
} satisfies Examples<'effortless-onboarding'>;

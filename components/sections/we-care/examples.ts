/** Examples of the we care. */
import { type Examples, rich } from '../shared/example-parts';

export const examples = {
  default: {
    id: 'care',
    type: 'we-care',
    label: 'D3.5 · What we undertake',
    heading: 'Four undertakings towards your people',
    intro: rich('They are an annex to each contract, in the words that you read here.'),
    items: [
      {
        title: 'A person answers a person',
        text: rich(
          'Whoever asks about a payslip gets an answer from someone who can open the calculation, with a name and a direct number.',
        ),
        who: 'Head of support',
      },
      {
        title: 'No one is scored in secret',
        text: rich(
          'Each number that CORI shows about a person is shown to that person too, with the entries it was made of.',
        ),
        who: 'Head of product',
      },
      {
        title: 'Mistakes in pay are corrected within the week',
        text: rich('The difference is paid off-cycle. It does not wait for the next run.'),
        who: 'Head of payroll practice',
      },
      {
        title: 'Screens that everyone can use',
        text: rich(
          'Each release is tried with a keyboard alone, with a screen reader and at twice the size.',
        ),
        who: 'Head of engineering',
      },
    ],
  },
} satisfies Examples<'we-care'>;

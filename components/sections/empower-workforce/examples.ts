/** Examples of what people do alone from now on. */
import { type Examples, heads, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'empower-workforce',
    heading: 'Four people and the work that they finish alone',
    items: [
      {
        who: 'Shift leader',
        does: rich(
          'Offers the open night shift to the six people who may work it, and sees who took it.',
        ),
        instead: rich('Called down a printed list from the top, in the order of the alphabet.'),
      },
      {
        who: 'Nurse',
        does: rich('Swaps Friday with a colleague on the phone. The roster checks the rest hours.'),
        instead: rich('Asked the colleague, then the shift leader, then the office.'),
      },
      {
        who: 'Payroll clerk',
        does: rich('Opens a line of a payslip and reads the timesheet and the rule behind it.'),
        instead: rich('Rebuilt the week from three e-mails and a scan of the time card.'),
      },
      {
        who: 'Plant manager',
        does: rich('Sees in the morning which line runs one welder short, and until when.'),
        instead: rich('Heard it from the line at ten past six.'),
      },
    ],
  },
} satisfies Examples<'empower-workforce'>;

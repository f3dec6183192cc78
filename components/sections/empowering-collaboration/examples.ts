/** Examples of work that goes from person to person. */
import { type Examples, heads, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'empowering-collaboration',
    heading: 'How an open position finds its person',
    steps: [
      {
        who: 'Team lead',
        title: 'Asks for a welder',
        text: rich('The request carries the cost center, the shift and the date it is needed.'),
      },
      {
        who: 'Finance',
        title: 'Confirms the budget',
        text: rich('The pay band and the open budget stand beside the request.'),
      },
      {
        who: 'Recruiter',
        title: 'Proposes three candidates',
        text: rich('Each with the certificate that the job asks for, and its date of expiry.'),
      },
      {
        who: 'Team lead',
        title: 'Chooses one of them',
        text: rich('With one line of reasons, which stays with the request.'),
      },
      {
        who: 'Recruiter',
        title: 'Sends the offer',
        text: rich('Made from the template of the state in which the plant is.'),
      },
      {
        who: 'IT desk',
        title: 'Opens the accounts',
        text: rich('Eight hours before the first shift, for the systems of this job.'),
      },
    ],
  },
} satisfies Examples<'empowering-collaboration'>;

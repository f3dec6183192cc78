/** Examples of the why engage with us. */
import { type Examples, rich } from '../shared/example-parts';

export const examples = {
  default: {
    id: 'engage',
    type: 'why-engage-with-us',
    label: 'E1.2 · Before you sign',
    heading: 'Five questions to put to every integrator',
    intro: rich('Ask them of us, and of the other firms on your list.'),
    caption: 'Five questions, how projects usually answer them, and how we do',
    usual: 'How it usually goes',
    ours: 'How it goes with us',
    rows: [
      {
        question: 'Who writes the code?',
        usual: rich('People you have not met, at a partner whose name is in an annex.'),
        ours: rich('People whose names, hours and city stand in the contract.'),
      },
      {
        question: 'What do you pay when it gets longer?',
        usual: rich('Every additional hour, at the rate of the change request.'),
        ours: rich('Nothing, as long as the specification is the one that was signed.'),
      },
      {
        question: 'Who owns the result?',
        usual: rich('You, once the last invoice is paid and the handover is complete.'),
        ours: rich('You, from the first commit: it is made in <strong>your repository</strong>.'),
      },
      {
        question: 'How do you leave?',
        usual: rich('With a migration project.'),
        ours: rich('With a notice of 60 days. The exports have been in your account all along.'),
      },
      {
        question: 'Who answers at night?',
        usual: rich('A service desk that opens a ticket.'),
        ours: rich('An engineer on call in Boston or Hyderabad, by the support annex.'),
      },
    ],
  },
} satisfies Examples<'why-engage-with-us'>;

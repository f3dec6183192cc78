/** Examples of the big reasons. */
import { type Examples, rich } from '../shared/example-parts';

export const examples = {
  default: {
    id: 'reasons',
    type: 'big-reasons',
    label: 'C1.3 · For and until where',
    heading: 'Four reasons for generated code, with their limits',
    intro: rich('Each reason is paired with the case in which we would advise against it.'),
    items: [
      {
        title: 'The specification is the program',
        text: rich(
          'A rule that changes in the text changes in the application on the same day. Nobody keeps two versions in step, and whoever joins the team reads forty pages instead of four hundred files.',
        ),
        limit: rich('Rules that nobody can write down stay where they are: in a person.'),
      },
      {
        title: 'The code is yours',
        text: rich(
          'Repository, infrastructure scripts and tables stand in your own account from the first release. You may end the subscription and go on without us.',
        ),
        limit: rich('The generator itself stays ours. Without it you change the code by hand.'),
      },
      {
        title: 'Releases wait for nobody',
        text: rich(
          'Tests are generated with the code and run before each release, so a small correction goes out on the afternoon on which it was asked for.',
        ),
        limit: rich('Where an authority approves each version, its calendar decides.'),
      },
      {
        title: 'One fee for five projects',
        text: rich('The annual fee is fixed. It covers generation, review and handover.'),
        limit: rich('A single small application is cheaper to write by hand.'),
      },
    ],
  },
} satisfies Examples<'big-reasons'>;

/** Examples of the team. */
import { type Examples, rich } from '../shared/example-parts';

export const examples = {
  default: {
    id: 'example',
    label: 'Leadership · Who answers',
    heading: 'Five people and what each of them answers for',
    intro: rich('Write to any of them by name; a person answers within one working day.'),
    type: 'team',
    items: [
      {
        id: 'team-ceo',
        name: 'Ellen Marsh',
        role: 'Chief executive',
        text: rich(
          'Signs each enterprise subscription herself and reads the first page of it aloud.',
        ),
        sample: true,
      },
      {
        id: 'team-cto',
        name: 'Vikram Subramaniam Iyer',
        role: 'Chief technology officer',
        text: rich(
          'Decides which generated code leaves the building. Wrote the first table of the employee record, which is still in use.',
        ),
        sample: true,
      },
      {
        id: 'team-payroll',
        name: 'Rosa Delgado',
        role: 'Head of payroll delivery',
        text: rich('Ran 140 parallel runs. Knows which states changed a rate in July.'),
        sample: true,
      },
      {
        id: 'team-security',
        name: 'Tom Okafor',
        role: 'Head of security',
        text: rich('Answers each security questionnaire, and says what we do not have.'),
        sample: true,
      },
      {
        id: 'team-people',
        name: 'Anjali Rao',
        role: 'Head of people',
        text: rich('Hires for six offices, with ATS.'),
        sample: true,
      },
    ],
  },
} satisfies Examples<'team'>;

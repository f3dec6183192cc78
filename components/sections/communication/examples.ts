/** Examples of the communication. */
import { type Examples, rich } from '../shared/example-parts';

export const examples = {
  default: {
    id: 'talk',
    type: 'communication',
    label: 'E2.4 · Who talks to whom',
    heading: 'The timetable of a project',
    intro: rich('Five appointments in two weeks. Everything else is written, with a date.'),
    caption: 'Appointments of a project with their time, their content and who takes part',
    rows: [
      {
        when: 'Every day, 9:30 a.m.',
        what: rich('What was finished yesterday, what is asked of you today. Fifteen minutes.'),
        who: 'Project lead and your owner',
      },
      {
        when: 'Tuesdays, 11:00 a.m.',
        what: rich(
          'The new release, shown on your own data. You accept it or say what is missing.',
        ),
        who: 'Developers and your department',
      },
      {
        when: 'Thursdays, 4:00 p.m.',
        what: rich('Hours, open questions and risks as a list of one page, by e-mail.'),
        who: 'Project lead to your controller',
      },
      {
        when: 'Second Friday, 2:00 p.m.',
        what: rich('Plan of the next two weeks; what moves is <strong>moved in writing</strong>.'),
        who: 'Both project leads',
      },
      {
        when: 'Within 30 minutes',
        what: rich(
          'A message about every outage, and another at every full hour until it has ended.',
        ),
        who: 'Engineer on call to your desk',
      },
    ],
  },
} satisfies Examples<'communication'>;

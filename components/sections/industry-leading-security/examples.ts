/** Examples of who sees what. */
import { type Examples, heads, long, longRich, many, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'industry-leading-security',
    caption: 'What each role sees of a record',
    nothing: 'Nothing',
    roles: ['Employee', 'Manager', 'HR'],
    parts: [
      { name: 'Name and team', access: ['All', 'All', 'All'] },
      { name: 'Salary history', access: ['Own', 'Team', 'All'] },
      { name: 'Bank account', access: ['Own', 'Nothing', 'Nothing'] },
    ],
    points: [rich('Rights follow the job.'), rich('Each look at a bank account is logged.')],
  },
  minimal: {
    ...heads.minimal,
    type: 'industry-leading-security',
    caption: 'What each role sees',
    nothing: '–',
    roles: ['HR', 'Payroll'],
    parts: many(3, (number) => ({ name: `Part ${number}`, access: ['All', '–'] })),
    points: [rich('Logged.'), rich('Counted.')],
  },
  longest: {
    ...heads.longest,
    type: 'industry-leading-security',
    caption: long(120),
    nothing: long(20),
    roles: many(5, (number) => `${number} ${long(18)}`),
    parts: many(10, (number) => ({
      name: `${number} ${long(57)}`,
      access: many(5, (place) => (place === number % 5 ? long(20) : long(24))),
    })),
    points: many(4, () => longRich(260)).map(({ html }, place) => rich(`${place}${html.slice(1)}`)),
  },
} satisfies Examples<'industry-leading-security'>;

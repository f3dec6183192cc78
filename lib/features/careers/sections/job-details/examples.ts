/** Examples of the job details. */
import {
  type Examples,
  heads,
  link,
  long,
  longLink,
  many,
  rich,
} from '@/components/sections/shared/example-parts';

export const examples = {
  default: {
    id: 'example',
    label: 'Careers · The job',
    heading: 'Build the screens that payroll people use all day',
    intro: rich('You work with two payroll accountants and a tester in the same room.'),
    type: 'job-details',
    facts: {
      title: 'Web Developer',
      employer: 'Example, Inc.',
      team: 'CORI, payroll',
      location: 'Boston, Massachusetts',
      workMode: 'Hybrid, three days',
      pay: '$118,000 to $136,000 a year',
      posted: '2026-11-02',
    },
    work: [
      rich(
        'Write the screens of <b class="term">PAY</b> in TypeScript, from the specification to the release.',
      ),
      rich(
        'Sit beside a payroll accountant for one pay period a quarter, and remove what slows them down.',
      ),
      rich('Keep each page usable by keyboard and screen reader. A test fails when it is not.'),
      rich('Answer one support question a week yourself.'),
    ],
    wanted: [
      rich('Three years with a typed language in the browser'),
      rich('HTML that reads well without scripts'),
      rich('Written English that a customer can act on'),
    ],
    offered: [
      rich('The pay above, reviewed each April with its reasons'),
      rich('20 days of vacation, 10 holidays'),
      rich('401(k) with a match of 4%'),
    ],
    apply: link('Apply now'),
    sample: true,
  },
  minimal: {
    ...heads.minimal,
    type: 'job-details',
    facts: {
      title: 'Job',
      employer: 'We',
      team: 'All',
      location: 'Pune',
      workMode: 'Remote',
      pay: '$1',
      posted: '2026-05-01',
    },
    work: [rich('Work.'), rich('More.')],
    wanted: [rich('You.'), rich('Now.')],
    offered: [rich('Pay.'), rich('Leave.')],
    apply: link('Apply now'),
    sample: true,
  },
  longest: {
    ...heads.longest,
    type: 'job-details',
    facts: {
      title: long(60),
      employer: long(60),
      team: long(60),
      location: long(60),
      workMode: long(40),
      pay: long(60),
      posted: '2026-09-30',
    },
    work: many(8, (number) => rich(`${number} ${long(238)}`)),
    wanted: many(8, (number) => rich(`${number} ${long(238)}`)),
    offered: many(8, (number) => rich(`${number} ${long(238)}`)),
    apply: longLink,
    sample: true,
  },
} satisfies Examples<'job-details'>;

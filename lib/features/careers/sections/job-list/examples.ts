/** Examples of the job list. Its jobs are filled in from content/pages/Careers; here they are given. */
import {
  type Examples,
  heads,
  link,
  long,
  many,
  rich,
} from '@/components/sections/shared/example-parts';
import { NOTHING_ASKED } from '@/lib/features/careers/criteria';

const job = (title: string, team: string, location: string, workMode: string, id: string) => ({
  id,
  title,
  team,
  location,
  workMode,
  pay: '$118,000 to $136,000',
  link: link(title, `/Careers/${id}`),
  sample: true,
});

export const examples = {
  default: {
    id: 'example',
    label: 'Careers · Open jobs',
    heading: 'Jobs in six offices',
    intro: rich('Each job names its pay. Quick Apply sends one application to several jobs.'),
    type: 'job-list',
    items: [
      job(
        'Web Developer',
        'Code generator',
        'Austin, Texas',
        'Hybrid, three days',
        'web-developer-1',
      ),
      job('Web Developer', 'CORI, payroll', 'Boston, Massachusetts', 'Remote', 'web-developer-2'),
      job('Web Designer', 'Design', 'Seattle, Washington', 'Hybrid, two days', 'web-designer-1'),
      job('Digital Designer', 'Design', 'Hyderabad, Telangana', 'On site', 'digital-designer-1'),
      job('Graphic Artist', 'Marketing', 'Bengaluru, Karnataka', 'On site', 'graphic-artist-1'),
      job('Sales Reporter', 'Sales', 'Boston, Massachusetts', 'Remote', 'sales-reporter-1'),
      job('Digital Marketer', 'Marketing', 'Pune, Maharashtra', 'Hybrid', 'digital-marketer-1'),
    ],
  },
  minimal: { ...heads.minimal, type: 'job-list', items: [] },
  longest: {
    ...heads.longest,
    type: 'job-list',
    answer: {
      criteria: { ...NOTHING_ASKED, q: long(100), team: long(60) },
      chosen: ['job-1', 'job-2'],
      hasFailed: true,
    },
    items: many(18, (number) => ({
      id: `job-${number}`,
      title: long(60),
      team: long(60),
      location: long(60),
      workMode: long(40),
      pay: long(60),
      link: link(long(60), `/Careers/job-${number}`),
      sample: false,
    })),
  },
} satisfies Examples<'job-list'>;

/** Examples of the testimonials. */
import { type Examples, link, rich } from '../shared/example-parts';

export const examples = {
  default: {
    id: 'words',
    type: 'testimonials',
    label: 'S1.4 · What customers say',
    heading: 'Three people on their first quarter',
    items: [
      {
        quote: rich(
          'We used to close the month with four spreadsheets and one person who understood them. She is on holiday this week, and nobody has called her.',
        ),
        author: 'Head of payroll, logistics company, 2,100 employees',
        link: link('Read how it went', '/story/payroll-in-one-day'),
        sample: true,
      },
      {
        quote: rich(
          'The demo ran on our own leave policy. That was the moment the room went quiet.',
        ),
        author: 'Chief operating officer, physical therapy group, 640 employees',
        sample: true,
      },
      {
        quote: rich(
          'I asked for the number of open interfaces and got a list with names, owners and the last message of each.',
        ),
        author: 'IT director, building supply distributor, 6,200 employees',
        sample: true,
      },
    ],
  },
} satisfies Examples<'testimonials'>;

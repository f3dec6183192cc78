/** Examples of the article intro. */
import { drawing, type Examples, rich } from '../shared/example-parts';

export const examples = {
  default: {
    id: 'example',
    label: 'Article · Payroll',
    heading: 'Two parallel runs before the first payday',
    intro: rich(
      'Moving payroll takes twelve weeks for 900 people. Eight of them go into explaining differences that were always there.',
    ),
    type: 'article-intro',
    author: 'Head of payroll delivery',
    published: '2026-11-12',
    drawing: drawing('pay', 'A payslip whose overtime line shows its rule and its source.'),
  },
} satisfies Examples<'article-intro'>;

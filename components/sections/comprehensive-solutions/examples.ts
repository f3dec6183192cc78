/** Examples of needs and the parts that answer them. */
import { type Examples, heads, link, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'comprehensive-solutions',
    heading: 'Four needs of a plant and what answers each',
    rows: [
      {
        need: 'A night crew that is complete at ten',
        text: rich('The roster offers the open shift, and payroll knows its premium.'),
        parts: ['HRMS', 'PAY'],
        link: link('See HRMS', '/Products/HRMS'),
      },
      {
        need: 'Certificates that are valid on the day of the audit',
        text: rich('Each has a date, a document and a person who renews it.'),
        parts: ['HRIS', 'DMS', 'HCM'],
        link: link('See DMS', '/Products/DMS'),
      },
      {
        need: 'Orders that start the machine and the invoice',
        text: rich('Messages between the ERP and the line, each counted and each repeatable.'),
        parts: ['System integration'],
      },
      {
        need: 'A maintenance plan that no product on the market follows',
        text: rich('Written down by your engineers, generated, and run by people whom we lend.'),
        parts: ['Code', 'System integration', 'IT staff', 'HRMS'],
        link: link('See what we generate', '/Products'),
      },
    ],
  },
} satisfies Examples<'comprehensive-solutions'>;

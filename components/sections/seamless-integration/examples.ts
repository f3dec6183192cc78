/** Examples of the integration. */
import { type Examples, heads, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'seamless-integration',
    items: [
      {
        system: 'Spreadsheets',
        direction: 'in',
        text: rich('Loaded until each difference is explained.'),
      },
      {
        system: 'Identity provider',
        direction: 'out',
        text: rich('Accounts open on the first day.'),
      },
      { system: 'Benefits carriers', direction: 'out', text: rich('Enrollments as 834 files.') },
      {
        system: 'ERP',
        direction: 'both',
        text: rich('Cost centers come in, head count goes out.'),
      },
    ],
  },
} satisfies Examples<'seamless-integration'>;

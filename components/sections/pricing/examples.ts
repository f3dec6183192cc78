/** Examples of the plans. */
import { type Examples, heads, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'pricing',
    rows: [
      { name: 'Free', price: '$0', unit: 'up to 25 users, one year', text: rich('HRIS and DMS.') },
      {
        name: 'Premium',
        price: '$10',
        unit: 'per user and month',
        text: rich('Adds HRMS and ATS.'),
      },
      {
        name: 'Three years',
        price: '$30, $40 or $50',
        unit: 'per user and month',
        text: rich('The same, longer.'),
      },
    ],
    note: rich('Prices without tax. Every plan covers up to five projects.'),
    asksFor: 'pay',
  },
} satisfies Examples<'pricing'>;

/** Examples of the plans. */
import { type Examples, heads, long, longRich, many, rich } from '../shared/example-parts';

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
  },
  minimal: {
    ...heads.minimal,
    type: 'pricing',
    rows: many(2, (number) => ({
      name: `Plan ${number}`,
      price: `$${number}`,
      unit: 'a month',
      text: rich('All.'),
    })),
    note: rich('Plus tax.'),
  },
  longest: {
    ...heads.longest,
    type: 'pricing',
    rows: many(5, (number) => ({
      name: `${number} ${long(38)}`,
      price: long(40),
      unit: long(60),
      text: longRich(300),
    })),
    note: longRich(500),
  },
} satisfies Examples<'pricing'>;

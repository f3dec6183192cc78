/** Examples of the key benefits. */
import { type Examples, heads, link, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'key-benefits',
    items: [
      {
        title: 'Fill a shift that lost its nurse',
        text: rich('The roster offers it to those who may work it, and counts their hours first.'),
        by: 'HRMS',
        link: link('LEARN MORE', '/Products/HRMS'),
      },
      {
        title: 'Renew licenses in time',
        text: rich('A license that ends in 60 days is a task with a name.'),
        by: 'HRIS and DMS',
        link: link('LEARN MORE', '/Products/DMS'),
      },
      {
        title: 'Pay what the shift was worth',
        text: rich('Each differential stands on the payslip with its rule.'),
        by: 'PAY',
        link: link('LEARN MORE', '/Products/PAY'),
      },
    ],
  },
} satisfies Examples<'key-benefits'>;

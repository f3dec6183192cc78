/** Examples of the plan tabs. */
import { type Examples, link, rich } from '../shared/example-parts';

export const examples = {
  default: {
    id: 'example',
    label: 'Plans · CORI',
    heading: 'CORI plans for one year, three years, or by agreement',
    intro: rich('For each active user and month, billed yearly.'),
    type: 'plan-tabs',
    tabs: [
      {
        id: 'plan-1year',
        title: '1Year',
        text: rich('You run it yourself. The term is a year, and it ends unless you renew it.'),
        cards: [
          {
            title: 'Free',
            price: '$0',
            unit: 'up to 25 users, one year',
            text: rich('For a first team that wants its records in one place.'),
            points: [
              rich('<b class="term">HRIS</b> and <b class="term">DMS</b>'),
              rich('Runs in our cloud'),
              rich('Support on working days'),
            ],
            link: link('Join Now', '/plan'),
          },
          {
            title: 'Premium',
            price: '$10',
            unit: 'per user and month',
            text: rich('For companies that plan shifts and hire every month.'),
            points: [
              rich('Adds HRMS and ATS'),
              rich('Runs in our cloud'),
              rich('Support on working days'),
              rich('Up to five extension projects a year'),
            ],
            link: link('Join Now', '/plan'),
          },
          {
            title: 'Enterprise',
            price: '$20',
            unit: 'per user and month',
            text: rich('For companies that pay their people with it, and whose IT wants the keys.'),
            points: [
              rich('Adds PAY, single sign-on and a test system'),
              rich('Runs in your cloud account'),
              rich('Support at any hour, with the support annex'),
              rich('Up to five extension projects a year'),
              rich('A named person for each release'),
            ],
            link: link('Join Now', '/plan'),
          },
        ],
      },
      {
        id: 'plan-3year',
        title: '3Year',
        text: rich(
          'We migrate, configure and operate it. The price includes the work of our people.',
        ),
        cards: [
          {
            title: 'Premium, three years',
            price: '$40',
            unit: 'per user and month',
            text: rich('The Premium modules, moved and run by us.'),
            points: [rich('HRIS, DMS, HRMS and ATS'), rich('Runs in your cloud account')],
            link: link('Join Now', '/plan'),
          },
          {
            title: 'Enterprise, three years',
            price: '$50',
            unit: 'per user and month',
            text: rich('All but HCM, moved and run by us.'),
            points: [
              rich('Adds PAY, single sign-on and a test system'),
              rich('Runs in your cloud account'),
              rich('Two parallel payroll runs'),
            ],
            link: link('Join Now', '/plan'),
          },
        ],
      },
      {
        id: 'plan-custom',
        title: 'Custom',
        text: rich(
          'Tell us the number of people and the modules, and you get one figure in writing.',
        ),
        cards: [
          {
            title: 'By agreement',
            price: 'One figure',
            unit: 'in writing, within one working day',
            text: rich('For groups of companies, mixed terms, and HCM for everybody.'),
            points: [
              rich('Any of the six modules'),
              rich('Terms from one to five years'),
              rich('Your cloud account or ours'),
            ],
            link: link('Join Now'),
          },
        ],
      },
    ],
    note: rich('Prices without tax. An active user is a person with an active record.'),
  },
} satisfies Examples<'plan-tabs'>;

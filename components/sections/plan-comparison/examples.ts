/** Examples of the plan comparison. */
import { type Examples, heads, long, many, rich } from '../shared/example-parts';

export const examples = {
  default: {
    id: 'example',
    label: 'Plans · All of them',
    heading: 'What each of the six plans contains',
    intro: rich('One year is run by you, three years are run by us.'),
    type: 'plan-comparison',
    caption: 'Modules, hosting and support of the six CORI plans',
    plans: [
      'Free',
      'Premium',
      'Enterprise',
      '3 years Basic',
      '3 years Premium',
      '3 years Enterprise',
    ],
    rows: [
      { name: 'HRIS and DMS', values: many(6, () => 'yes') },
      { name: 'HRMS and ATS', values: ['no', 'yes', 'yes', 'no', 'yes', 'yes'] },
      { name: 'PAY', values: ['no', 'no', 'yes', 'no', 'no', 'yes'] },
      { name: 'HCM', values: ['no', ...many(5, () => 'added')] },
      { name: 'Users', values: ['up to 25', ...many(5, () => 'any number')] },
      { name: 'Single sign-on and test system', values: ['no', 'no', 'yes', 'no', 'no', 'yes'] },
      {
        name: 'Runs in',
        values: ['our cloud', 'our cloud', 'your account', ...many(3, () => 'your account')],
      },
      { name: 'Moved and operated by us', values: ['no', 'no', 'no', 'yes', 'yes', 'yes'] },
      {
        name: 'Support',
        values: ['working days', 'working days', ...many(4, () => '24/7')],
      },
    ],
  },
  minimal: {
    ...heads.minimal,
    type: 'plan-comparison',
    caption: 'Two plans',
    plans: ['One', 'Two'],
    rows: many(3, (number) => ({ name: `Row ${number}`, values: ['yes', 'no'] })),
  },
  longest: {
    ...heads.longest,
    type: 'plan-comparison',
    caption: long(120),
    plans: many(6, (number) => `${number} ${long(28)}`),
    rows: many(20, (number) => ({
      name: `${number} ${long(57)}`,
      values: many(6, (place) => (['yes', 'no', long(40)] as const)[(number + place) % 3] ?? 'no'),
    })),
  },
} satisfies Examples<'plan-comparison'>;

/** Examples of the list of facts and prices. Its rows are filled in; here they are given. */
import { type Examples, heads, long, many } from '../shared/example-parts';

/** One type for all of them: no group has a key that another one has. */
const labels = (given: Record<string, string>) => given;

export const examples = {
  default: {
    ...heads.default,
    type: 'value-list',
    of: 'fact',
    groups: [
      {
        title: 'People and customers',
        labels: labels({ employees: 'Employees', 'customers-cori': 'Companies on CORI' }),
        rows: [
          { name: 'employees', label: 'Employees', value: '640', sample: true },
          { name: 'customers-cori', label: 'Companies on CORI', value: '148', sample: true },
        ],
      },
      {
        title: 'Certificates',
        labels: labels({ certificates: 'Reports of our own' }),
        rows: [
          {
            name: 'certificates',
            label: 'Reports of our own',
            value: 'no SOC 2 or ISO 27001 report of our own yet',
          },
        ],
      },
    ],
  },
  minimal: {
    ...heads.minimal,
    type: 'value-list',
    of: 'price',
    groups: [
      {
        title: 'Plans',
        labels: { 'plan.one': 'One' },
        rows: [{ name: 'plan.one', label: 'One', value: '$0' }],
      },
    ],
  },
  longest: {
    ...heads.longest,
    type: 'value-list',
    of: 'fact',
    groups: many(8, (group) => ({
      title: `${group} ${long(57)}`,
      unit: long(140),
      labels: { long: long(80) },
      rows: many(4, (row) => ({
        name: `long-${row}`,
        label: `${row} ${long(77)}`,
        value: long(90),
        sample: true,
      })),
    })),
  },
} satisfies Examples<'value-list'>;

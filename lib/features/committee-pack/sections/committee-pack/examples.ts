/** Examples of the committee pack. */

import {
  type Examples,
  heads,
  link,
  long,
  longLink,
  longRich,
  many,
  rich,
} from '@/components/sections/shared/example-parts';
import { MODULES, ROLES } from '@/lib/features/committee-pack/choice';

const each = <Name extends string>(names: readonly Name[], text: string) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, string>;
const sectors = [
  { value: 'Retail', label: 'Retail' },
  { value: 'Legal', label: 'Legal' },
];

export const examples = {
  default: {
    ...heads.default,
    type: 'committee-pack',
    roles: each(ROLES, 'Price, proof, and what is not included.'),
    modules: each(MODULES, 'One part of the record.'),
    note: rich('It is made of pages of this site and is as true as they are.'),
    sectors,
    answer: {
      role: 'CFO',
      modules: ['PAY'],
      sector: 'Retail',
      parts: [link('PAY', '#example'), link('Retail', '#example')],
    },
  },
  minimal: {
    ...heads.minimal,
    type: 'committee-pack',
    roles: each(ROLES, 'Short.'),
    modules: each(MODULES, 'Short.'),
    note: rich('Print it.'),
    sectors: [],
    answer: { modules: [], parts: [] },
  },
  longest: {
    ...heads.longest,
    type: 'committee-pack',
    roles: each(ROLES, long(120)),
    modules: each(MODULES, long(80)),
    note: longRich(400),
    sectors: many(26, (number) => ({ value: `s${number}`, label: `${number} ${long(56)}` })),
    answer: {
      modules: [...MODULES],
      parts: many(8, (number) => ({ ...longLink, href: `#example-longest?${number}` })),
    },
  },
} satisfies Examples<'committee-pack'>;

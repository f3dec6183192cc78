/** Examples of the business case. */

import {
  type Examples,
  heads,
  long,
  longRich,
  many,
  rich,
} from '@/components/sections/shared/example-parts';
import { INPUT_NAMES, type InputName } from '@/lib/features/business-case/inputs';

const fieldsOf = (label: string, help: string) =>
  Object.fromEntries(INPUT_NAMES.map((name) => [name, { label, help }])) as Record<
    InputName,
    { label: string; help: string }
  >;
const defaults = { heads: 50, sprints: 5, weeks: 10, hours: 39, value: 121, development: 80 };
const fee = { lowest: 5_000_000, highest: 6_000_000 };

export const examples = {
  default: {
    ...heads.default,
    type: 'business-case',
    fields: fieldsOf('People in the team', 'Everybody whose hours the software waits for.'),
    defaults,
    fee,
    method: [
      rich('Hours are people, sprints, weeks and hours multiplied.'),
      rich('Fees are yearly.'),
    ],
  },
  minimal: {
    ...heads.minimal,
    type: 'business-case',
    fields: fieldsOf('People', 'A number.'),
    defaults,
    fee,
    method: [rich('Counted.'), rich('Compared.')],
    answer: { inputs: { ...defaults, heads: 3 }, wrong: ['value'] },
  },
  longest: {
    ...heads.longest,
    type: 'business-case',
    fields: fieldsOf(long(60), long(160)),
    defaults: { heads: 5000, sprints: 52, weeks: 26, hours: 60, value: 100_000, development: 100 },
    fee,
    method: many(6, (number) => longRich(290 + number)),
  },
} satisfies Examples<'business-case'>;

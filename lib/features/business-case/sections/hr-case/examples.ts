/** Examples of the case for PAY or HRMS. */
import {
  type Examples,
  heads,
  long,
  longRich,
  many,
  rich,
} from '@/components/sections/shared/example-parts';
import {
  HR_INPUT_NAMES,
  HR_INPUTS,
  type HrInputName,
} from '@/lib/features/business-case/hr-inputs';
import { examples as ofPrices } from '@/lib/features/plans/sections/price-calculator/examples';

const fieldsOf = (label: string, help: string) =>
  Object.fromEntries(HR_INPUT_NAMES.map((name) => [name, { label, help }])) as Record<
    HrInputName,
    { label: string; help: string }
  >;
const openingsOf = <Rich>(heading: string, intro: Rich) => ({
  pay: { heading, intro },
  hrms: { heading, intro },
});
const most = Object.fromEntries(
  HR_INPUT_NAMES.map((name) => [name, HR_INPUTS[name].max]),
) as Record<HrInputName, number>;
const { list } = ofPrices.default;
const example = {
  ...{ users: 2100, work: 416, worth: 41, errors: 10, each: 60, less: 75, replaced: 431_000 },
  bought: 'pay',
  term: 'one-year',
} as const;

export const examples = {
  default: {
    ...heads.default,
    type: 'hr-case',
    openings: openingsOf('Does it pay?', rich('What it costs, and what it saves.')),
    fields: fieldsOf('Hours of payroll work a month', 'Of all who work at it.'),
    example,
    list,
    method: [rich('Hours by their worth.'), rich('Fees are yearly.')],
  },
  minimal: {
    ...heads.minimal,
    type: 'hr-case',
    openings: openingsOf('Short.', rich('A fee.')),
    fields: fieldsOf('Hours', 'A number.'),
    example,
    list,
    method: [rich('Counted.'), rich('Compared.')],
    answer: { inputs: { ...example, replaced: 0 }, wrong: ['less'] },
  },
  longest: {
    ...heads.longest,
    type: 'hr-case',
    openings: openingsOf(long(80), longRich(300)),
    fields: fieldsOf(long(60), long(160)),
    example: { ...most, bought: 'hrms', term: 'three-years' },
    list,
    method: many(6, (number) => longRich(290 + number)),
  },
} satisfies Examples<'hr-case'>;

/** Examples of the product hero. */
import type { SectionOf } from '@/lib/content/prepare';
import { link, long, longLink, longRich, many, picture, rich } from './parts';

export const productHero = {
  default: {
    type: 'product-hero',
    id: 'overview',
    label: 'B1 · HRIS',
    code: 'HRIS',
    expansion: 'Human resource information system',
    heading: 'Enter a fact about a person once',
    text: rich('HRIS holds who works for you, in which job, where, for whom and since when.'),
    picture: picture('hris'),
    primary: link('Request a demo of HRIS'),
    secondary: link('Read the record part by part', '#parts'),
    facts: [
      { term: 'Holds', value: 'People, jobs, places, reporting lines' },
      { term: 'Keeps', value: 'Every past value, with its date' },
      { term: 'Sold', value: 'Per user, or by subscription' },
    ],
  },
  minimal: {
    type: 'product-hero',
    id: 'overview-minimal',
    label: 'B5',
    code: 'PAY',
    expansion: 'Payroll',
    heading: 'Pay',
    text: rich('On time.'),
    picture: picture('pay'),
    primary: link('Ask'),
    secondary: link('Read'),
    facts: many(2, (number) => ({ term: `Term ${number}`, value: 'Value' })),
  },
  longest: {
    type: 'product-hero',
    id: 'overview-longest',
    label: long(60),
    code: 'HRISXX',
    expansion: long(80),
    heading: long(110),
    text: longRich(500),
    picture: picture('ats', long(400)),
    primary: longLink,
    secondary: longLink,
    facts: many(4, (number) => ({ term: `${number} ${long(28)}`, value: long(60) })),
  },
} satisfies Record<string, SectionOf<'product-hero'>>;

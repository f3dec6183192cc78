/** Examples of the sector index. */
import { type Examples, heads, long, many } from '../shared/example-parts';

const NAMES = [
  'Agriculture',
  'Artificial Intelligence',
  'Cybersecurity',
  'E-commerce',
  'Education',
  'Energy & Resources',
  'Finance & Insurance',
  'Food Industry',
  'Government',
  'Healthcare',
  'Hospitality & Tourism',
  'Insurance',
  'IT Industry',
  'Legal',
  'Manufacturing',
  'Media & Entertainment',
  'Oil & Gas',
  'Pharmaceuticals',
  'Real Estate',
  'Retail',
];
const items = NAMES.map((name) => ({ name, href: `/Company/${name.replaceAll(' ', '_')}` }));

export const examples = {
  default: { ...heads.default, type: 'sector-index', items },
  minimal: { ...heads.minimal, type: 'sector-index', items },
  longest: {
    ...heads.longest,
    type: 'sector-index',
    items: many(30, (number) => ({
      name: `${String.fromCharCode(64 + (number % 26 || 26))} ${number} ${long(34)}`,
      href: '/Company',
    })),
  },
} satisfies Examples<'sector-index'>;

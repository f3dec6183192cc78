/** Examples of the sector index. */
import { type Examples, heads, long, longRich, many, rich } from '../shared/example-parts';

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
const items = (prefix: string, text: string) =>
  NAMES.map((name, index) => ({
    id: `${prefix}-${index + 1}`,
    slug: name.replaceAll(' ', '_'),
    name,
    text: rich(text),
  }));

export const examples = {
  default: {
    ...heads.default,
    type: 'sector-index',
    items: items('sector', 'Rosters, licenses and shifts that change at noon.'),
  },
  minimal: { ...heads.minimal, type: 'sector-index', items: items('sector-minimal', 'Yes.') },
  longest: {
    ...heads.longest,
    type: 'sector-index',
    items: many(30, (number) => ({
      id: `sector-longest-${number}`,
      slug: `sector-${number}`,
      name: `${String.fromCharCode(64 + (number % 26 || 26))} ${long(38)}`,
      text: longRich(160),
    })),
  },
} satisfies Examples<'sector-index'>;

/** Examples of the sector index. */
import { type Examples, heads } from '../shared/example-parts';

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
} satisfies Examples<'sector-index'>;

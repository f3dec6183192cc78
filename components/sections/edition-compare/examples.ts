/** Examples of the comparison of editions. */
import type { SectionOf } from '@/lib/site/content/prepare';
import { type Examples, heads, link, long, longLink, many } from '../shared/example-parts';

type Row = SectionOf<'edition-compare'>['rows'][number];

export const examples = {
  default: {
    ...heads.default,
    type: 'edition-compare',
    rows: [
      {
        link: link('PAY', '/Products/PAY'),
        verdict: 'adapted',
        texts: 80,
        adapted: 61,
        missing: 0,
      },
      { link: link('Cookies', '/cookies'), verdict: 'same', texts: 30, adapted: 0, missing: 0 },
    ] satisfies Row[],
    rest: 0,
  },
  minimal: { ...heads.minimal, type: 'edition-compare', rows: [], rest: 0 },
  longest: {
    ...heads.longest,
    type: 'edition-compare',
    rows: many(
      120,
      (number): Row => ({
        link: { ...longLink, label: long(40), href: `/Products/${number}` },
        verdict: 'missing',
        texts: 999,
        adapted: 700,
        missing: 99,
      }),
    ),
    rest: 4_231,
  },
} satisfies Examples<'edition-compare'>;

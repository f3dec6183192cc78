/** Examples of the search. */
import { type Examples, heads, link, long, longLink, many } from '../shared/example-parts';

const hits = (count: number) =>
  many(count, (number) => ({
    path: `/Products/${number}`,
    title: long(200),
    under: long(40),
    description: long(165),
  }));

export const examples = {
  default: {
    ...heads.default,
    type: 'search',
    examples: [link('Leave and overtime', '/Products/HRMS'), link('Payslips', '/Products/PAY')],
  },
  minimal: {
    ...heads.minimal,
    type: 'search',
    examples: [link('PAY', '/Products/PAY'), link('DMS', '/Products/DMS')],
    result: { query: 'xylophone', hits: [], elsewhere: [] },
  },
  longest: {
    ...heads.longest,
    type: 'search',
    examples: many(8, (number) => ({ ...longLink, href: `/contact-us#${number}` })),
    result: {
      query: long(100),
      hits: hits(20),
      elsewhere: hits(20),
    },
  },
} satisfies Examples<'search'>;

/** Examples of the what we are. The loader fills in the items; here they are given. */
import { drawing, type Examples, heads, link, long, longLink, many } from '../shared/example-parts';

const card = (title: string, name: Parameters<typeof drawing>[0], href: string) => ({
  title,
  drawing: drawing(name),
  link: link('ReadMore', href),
});

export const examples = {
  default: {
    id: 'neighbors',
    type: 'what-we-are',
    label: 'G11.8 · Related sectors',
    heading: 'Sectors with similar days',
    what: 'show',
    pages: ['/Company/Pharmaceuticals', '/Company/Transport'],
    items: [
      card('Healthcare', 'healthcare', '/Company/Healthcare'),
      card('Human resources on one record', 'hris', '/Products/HRIS'),
      { title: 'Pharmaceuticals', link: link('ReadMore', '/Company/Pharmaceuticals') },
      card('Integration of what you have', 'si', '/Service/SI'),
      card('Payroll', 'pay', '/Products/PAY'),
    ],
  },
  minimal: {
    ...heads.minimal,
    type: 'what-we-are',
    what: 'show',
    pages: ['/Products/ATS', '/Products/DMS'],
    items: [{ title: 'ATS', link: link('ReadMore', '/Products/ATS') }],
  },
  longest: {
    ...heads.longest,
    type: 'what-we-are',
    what: 'show',
    pages: many(30, (number) => `/page-${number}`),
    items: many(30, (number) => ({
      title: `${number} ${long(37)}`,
      drawing: drawing(number % 3 ? 'ats' : 'hcm', long(400)),
      link: { ...longLink, href: `/page-${number}` },
    })),
  },
} satisfies Examples<'what-we-are'>;

/** The grid of pages: which cards it has, and when it is there at all. */
import { renderToStaticMarkup } from 'react-dom/server';
import { fillSections } from '@/lib/site/content/pages';
import { readPage } from '@/lib/site/content/read-page';
import { examples } from './examples.ts';
import { WhatWeAre } from './what-we-are';

/** The grid of the page called `name`, with the cards of HRIS and ATS. */
function gridOn(name: string) {
  const page = readPage('/whatweare').USA;
  const grid = page.sections.find(({ type }) => type === 'what-we-are');
  if (grid?.type !== 'what-we-are') throw new Error('/whatweare has no grid');
  const pages = ['/Products/HRIS', '/Products/ATS'];
  const [filled] = fillSections({ ...page, name, sections: [{ ...grid, pages }] }, 'USA').sections;
  return filled?.type === 'what-we-are' ? filled.items : [];
}

test('a card has the name of its page and leads there', () => {
  expect(gridOn('Another page')).toMatchObject([
    { title: 'HRIS', link: { label: 'ReadMore', href: '/Products/HRIS' } },
    { title: 'ATS', link: { label: 'ReadMore', href: '/Products/ATS' } },
  ]);
});

test('the page that it is on has no card', () => {
  expect(gridOn('HRIS')).toMatchObject([{ title: 'ATS' }]);
});

test.each([
  ['show', /ReadMore/],
  ['hide', /^$/],
] as const)('it is there when it says show (%s)', (what, expected) => {
  const section = { ...examples.minimal, what } as Parameters<typeof WhatWeAre>[0]['section'];
  expect(renderToStaticMarkup(<WhatWeAre section={section} />)).toMatch(expected);
});

/** The menubar marks the page that the reader is on, and no other. */
import { renderToStaticMarkup } from 'react-dom/server';
import { examples } from './examples';
import { SectionMenu } from './section-menu';

const markedBy = (section: Parameters<typeof SectionMenu>[0]['section']) =>
  [...renderToStaticMarkup(<SectionMenu section={section} />).matchAll(/<a [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes('aria-current="page"'));

test('of a shared menubar the link to this very page is marked', () => {
  expect(markedBy(examples.minimal)).toEqual([
    expect.stringContaining('href="/Products/HRMS" aria-current="page"'),
  ]);
});

test('a menubar of anchors marks none', () => {
  expect(markedBy(examples.default)).toEqual([]);
});

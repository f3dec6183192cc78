/** Each page's name and the drawing of its head; the page that the grid is on has no card. */
import type { Region } from '../../../lib/platform/region/region.ts';
import { cardTitle } from '../../../lib/site/content/entities/cards.ts';
import { readPage } from '../../../lib/site/content/read-page.ts';
import { findRoute } from '../../../lib/site/content/routes.ts';
import type { Fill, RawSectionOf } from '../../../lib/site/content/section-fill.ts';

/** The card of the page at `path`: what it is called on cards and the drawing of its head. */
function cardOf(path: string, region: Region): RawSectionOf<'what-we-are'>['items'][number] {
  const route = findRoute(decodeURI(path));
  // `npm run content` says that the link is dead.
  if (!route) return { title: path, link: { label: 'ReadMore', href: path } };
  const { name, sections } = readPage(route.page)[region];
  const head = sections[0];
  const drawing = head && 'drawing' in head ? head.drawing : undefined;
  return {
    title: cardTitle(path, region) ?? name,
    ...(drawing && { drawing }),
    link: { label: 'ReadMore', href: encodeURI(route.path) },
  };
}

export const fill: Fill<'what-we-are'> = (section, { region, page }) => {
  const cards = section.pages.map((path) => cardOf(path, region));
  return { ...section, items: cards.filter(({ title }) => title !== page.name) };
};

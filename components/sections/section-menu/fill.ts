/** A menubar of content/site/navigation.yaml: its links, and which of them leads to the page that it is on. */
import { readPage } from '../../../lib/site/content/read-page.ts';
import { findRoute } from '../../../lib/site/content/routes.ts';
import type { Fill } from '../../../lib/site/content/section-fill.ts';
import { navigation } from '../../../lib/site/content/site.ts';

export const fill: Fill<'section-menu'> = (section, { region, page }) => {
  if (!section.menubar) return section;
  const links = navigation[region].menubars[section.menubar];
  const current = links.find(({ href }) => {
    const route = findRoute(href);
    return route && readPage(route.page)[region].name === page.name;
  });
  return { ...section, links, ...(current && { current: current.href }) };
};

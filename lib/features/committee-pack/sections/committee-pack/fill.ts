/** The sectors, by name. */
import { readPage } from '../../../../site/content/read-page.ts';
import { routesBelow } from '../../../../site/content/routes.ts';
import type { Fill } from '../../../../site/content/section-fill.ts';

export const fill: Fill<'committee-pack'> = (section, { region }) => ({
  ...section,
  sectors: routesBelow('/Company')
    .map((value) => ({ value, label: readPage(`/Company/${value}`)[region].name }))
    .sort((one, two) => one.label.localeCompare(two.label, 'en')),
});

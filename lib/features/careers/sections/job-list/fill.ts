/** The jobs that have a page, as the register shows them. */
import { jobPages } from '../../../../site/content/job-pages.ts';
import type { Fill } from '../../../../site/content/section-fill.ts';

export const fill: Fill<'job-list'> = (section, { region }) => ({
  ...section,
  items: jobPages(region).map(
    ({ id, path, facts: { title, team, location, workMode, pay }, sample }) => ({
      ...{ id, title, team, location, workMode, pay, sample },
      link: { label: title, href: path },
    }),
  ),
});

/** The pages of open jobs. */
import type { Region } from '../../platform/region/region.ts';
import { readPage } from './read-page.ts';
import { routes } from './routes.ts';

/** Below which each job has its page. */
export const JOB_FOLDER = '/Careers/';

/** The jobs that have a page: the last part of its path, what it says of itself, its facts. The newest first. */
export function jobPages(region: Region) {
  return routes
    .filter(({ page }) => page.startsWith(JOB_FOLDER))
    .flatMap(({ page, path }) => {
      const { description, sections } = readPage(page)[region];
      const details = sections.find((section) => section.type === 'job-details');
      if (details?.type !== 'job-details') return [];
      return {
        id: page.slice(JOB_FOLDER.length),
        path,
        description,
        facts: details.facts,
        sample: details.sample,
      };
    })
    .sort((one, other) => other.facts.posted.localeCompare(one.facts.posted));
}

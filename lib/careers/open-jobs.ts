/** The open jobs as the content has them: a page below /Careers each. */
import { page as pageSchema } from '../../content/schemas/page.ts';
import { routes } from '../content/routes.ts';
import { readPage } from '../content/shared-lists.ts';
import { textsOf } from '../content/texts.ts';
import type { Region } from '../region/region.ts';
import type { Job } from './schema.ts';

const FOLDER = '/Careers/';

/** @returns the newest first. @throws ContentError when a page is wrong */
export function openJobs(region: Region): Job[] {
  return routes
    .filter(({ page }) => page.startsWith(FOLDER))
    .flatMap(({ page, path }) => {
      const { description, sections } = readPage(page)[region];
      const details = sections.find((section) => section.type === 'job-details');
      if (details?.type !== 'job-details') return [];
      return { id: page.slice(FOLDER.length), path, summary: description, ...details.facts };
    })
    .sort((one, other) => other.posted.localeCompare(one.posted));
}

/** Everything that a reader of the job's page reads, for the search. */
export function wordsOf(id: string, region: Region): string {
  const { sections } = readPage(FOLDER + id)[region];
  return textsOf(pageSchema.shape.sections, sections)
    .map(({ text }) => text)
    .join(' ');
}

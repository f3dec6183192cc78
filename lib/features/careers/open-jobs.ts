/** The open jobs as the content has them: a page below /Careers each. */
import { page as pageSchema } from '../../../content/schemas/page.ts';
import type { Region } from '../../platform/region/region.ts';
import { JOB_FOLDER, jobPages } from '../../site/content/job-pages.ts';
import { readPage } from '../../site/content/read-page.ts';
import { textsOf } from '../../site/content/texts.ts';
import type { Job } from './schema.ts';

/** @returns the newest first. @throws ContentError when a page is wrong */
export const openJobs = (region: Region): Job[] =>
  jobPages(region).map(({ id, path, description, facts }) => ({
    ...{ id, path, summary: description },
    ...facts,
  }));

/** Everything that a reader of the job's page reads, for the search. */
export function wordsOf(id: string, region: Region): string {
  const { sections } = readPage(JOB_FOLDER + id)[region];
  return textsOf(pageSchema.shape.sections, sections)
    .map(({ text }) => text)
    .join(' ');
}

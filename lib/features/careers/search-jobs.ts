/** The search for a job: by its words in the database, then by team, place and work mode. */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeError, log } from '../../platform/log/log.ts';
import type { Region } from '../../platform/region/region.ts';
import { settings } from '../../platform/settings/settings.ts';
import { type Criteria, isAsked, readChosen, readCriteria, searchOf } from './criteria.ts';
import { pageOf } from './facets.ts';
import { openJobs } from './open-jobs.ts';
import { findJobs, findOpenJobs } from './rows/jobs.ts';
import type { Job, Search, SearchResult } from './schema.ts';
import { seedJobs } from './seed-jobs.ts';

/** The jobs of `rows` with what only their pages say. One whose page has just gone is left out. */
function withPages(rows: readonly { id: string }[], region: Region): Job[] {
  const known = new Map(openJobs(region).map((job) => [job.id, job]));
  return rows.flatMap(({ id }) => known.get(id) ?? []);
}

/** Answers POST /search/requirements. */
export async function searchJobs({
  body: { q = '', page, ...filters },
  region,
}: {
  body: Search;
  region: Region;
}): Promise<SearchResult> {
  const db = await getDb();
  // An editor may have changed the content since the site started.
  if (settings().NODE_ENV === 'development') await seedJobs(db);
  const rows = await findOpenJobs(db, region, q);
  return pageOf(withPages(rows, region), filters, page);
}

/** Answers GET /jobs/{id}. @throws ApiError NOT_FOUND also for a job that is not open any more */
export async function readJob(id: string, region: Region): Promise<Job> {
  const [found] = await findJobs(await getDb(), region, [id]);
  const [job] = found?.isOpen ? withPages([found.row], region) : [];
  if (!job) throw new ApiError('NOT_FOUND', { message: 'There is no open job of this name.' });
  return job;
}

type Answer = { criteria: Criteria; chosen: string[]; result?: SearchResult; hasFailed?: boolean };

/** For /Careers with a query: what was asked and found. A database that is down is said, not thrown. */
export async function answerCareers(
  query: Readonly<Record<string, string | string[] | undefined>>,
  region: Region,
): Promise<Answer> {
  const criteria = readCriteria(query);
  const chosen = readChosen(query);
  if (!isAsked(criteria)) return { criteria, chosen };
  try {
    return { criteria, chosen, result: await searchJobs({ body: searchOf(criteria), region }) };
  } catch (error) {
    log.warn(describeError(error), 'job search failed');
    return { criteria, chosen, hasFailed: true };
  }
}

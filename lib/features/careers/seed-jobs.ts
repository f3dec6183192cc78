/** Brings the table of jobs in line with the content when the site starts. */
import 'server-only';
import type { Database } from '../../platform/db/database.ts';
import { REGIONS } from '../../platform/region/region.ts';
import { openJobs, wordsOf } from './open-jobs.ts';
import { closeOtherJobs, upsertJobs } from './rows/jobs.ts';

/**
 * Adds what is new, changes what was changed, and takes away what has no page any more; a job with an
 * application stays as a closed one, so that the desk can say what it was. Safe to do again,
 * and by two instances at once.
 */
export async function seedJobs(db: Database): Promise<void> {
  for (const region of REGIONS) {
    const rows = openJobs(region).map(
      ({ id, title, team, location, workMode, employer, summary }, position) => {
        const facts = { title, team, location, workMode, employer, summary };
        return { id, region, position, ...facts, words: wordsOf(id, region) };
      },
    );
    const ids = rows.map(({ id }) => id);
    await db.transaction(async (tx) => {
      await upsertJobs(tx, rows);
      await closeOtherJobs(tx, region, ids);
    });
  }
}

/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import type { Actor } from '../../../platform/api/testing/actor.ts';
import { formToken, type GoodInputs } from '../../../platform/api/testing/good-input.ts';
import { getDb } from '../../../platform/db/database.ts';
import { pdfFile } from '../../../platform/files/testing/stored-file.ts';
import { seedJobs } from '../seed-jobs.ts';

/** For jobs that are open by then. */
const application = async ({ user: { email } }: Actor) => {
  await seedJobs(await getDb());
  return { name: 'Ada Lovelace', email, cv: pdfFile(), token: formToken() };
};

export const goodInputs: GoodInputs = {
  'GET /jobs/[id]': {
    params: async () => {
      await seedJobs(await getDb());
      return { id: 'web-developer-1' };
    },
    isForAll: true,
  },
  'POST /job/apply': {
    upload: async (actor) => ({ ...(await application(actor)), jobId: 'web-developer-1' }),
  },
  'POST /registration/job-application': {
    upload: async (actor) => ({ ...(await application(actor)), jobId: 'web-developer-1' }),
  },
  'POST /job/quick-apply': {
    upload: async (actor) => ({
      ...(await application(actor)),
      link: 'https://example.org/ada',
      jobIds: 'web-developer-1,web-designer-1,no-such-job',
    }),
  },
  'POST /search/requirements': {
    body: () => ({ q: 'payroll', location: ['Boston, MA'], page: 1 }),
  },
};

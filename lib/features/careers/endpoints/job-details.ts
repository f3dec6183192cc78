/** GET /api/v1/jobs/{id}: one open job. */
import 'server-only';
import { jobAnswer, jobParams } from '@/lib/features/careers/schema';
import { readJob } from '@/lib/features/careers/search-jobs';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const jobDetails = defineEndpoint(
  {
    method: 'GET',
    path: '/jobs/[id]',
    summary: 'One open job of the edition.',
    params: jobParams,
    status: 200,
    answer: jobAnswer,
  },
  ({ params, region }) => readJob(params.id, region),
);

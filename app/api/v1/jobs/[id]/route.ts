/** GET /api/v1/jobs/{id}: one open job. */

import { readJob } from '@/lib/features/careers/search-jobs';
import { route } from '@/lib/platform/api/route';
import { jobDetails } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  jobDetails,
  ({ params, region }) => readJob(params.id, region),
);

/** GET /api/v1/jobs/{id}: one open job. */
import { route } from '@/lib/api/route';
import { readJob } from '@/lib/careers/search-jobs';
import { jobDetails } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  jobDetails,
  ({ params, region }) => readJob(params.id, region),
);

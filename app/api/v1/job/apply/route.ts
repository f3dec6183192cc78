/** POST /api/v1/job/apply: an account applies for one job, with a CV. */
import { route } from '@/lib/api/route';
import { applyForJob } from '@/lib/careers/applications';
import { applyToJob } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(applyToJob, {
  upload: applyForJob,
});

/** POST /api/v1/job/apply: an account applies for one job, with a CV. */

import { applyForJob } from '@/lib/features/careers/applications';
import { route } from '@/lib/platform/api/route';
import { applyToJob } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(applyToJob, {
  upload: applyForJob,
});

/** POST /api/v1/job/apply: an account applies for one job, with a CV. Strangers have a form of their own. */
import { applyToJob } from '@/lib/features/careers/endpoints/apply-to-job';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(applyToJob);

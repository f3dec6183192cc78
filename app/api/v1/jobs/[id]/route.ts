/** GET /api/v1/jobs/{id}: one open job. */
import { jobDetails } from '@/lib/features/careers/endpoints/job-details';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(jobDetails);

/** POST /api/v1/job/quick-apply: applies for many jobs at once, with one CV. */
import { quickApplyToJobs } from '@/lib/features/careers/endpoints/quick-apply-to-jobs';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(quickApplyToJobs);

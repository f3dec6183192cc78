/** POST /api/v1/job/quick-apply: applies for many jobs at once, with one CV. */
import { route } from '@/lib/api/route';
import { quickApply } from '@/lib/careers/applications';
import { quickApplyToJobs } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(quickApplyToJobs, {
  upload: quickApply,
});

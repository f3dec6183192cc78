/** POST /api/v1/job/quick-apply: applies for many jobs at once, with one CV. */

import { quickApply } from '@/lib/features/careers/applications';
import { route } from '@/lib/platform/api/route';
import { quickApplyToJobs } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(quickApplyToJobs, {
  upload: quickApply,
});

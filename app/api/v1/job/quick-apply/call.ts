/** POST /api/v1/job/quick-apply: applies for many jobs at once, with one CV. */

import { quickApplyAnswer, quickApplySchema } from '@/lib/features/careers/schema';
import { defineCall } from '@/lib/platform/api/call';
import { UPLOAD_BODY } from '@/lib/platform/files/limits';

export const quickApplyToJobs = defineCall({
  method: 'POST',
  path: '/job/quick-apply',
  summary:
    'Apply for up to 50 jobs at once, signed in or not. Says for each job what became of it.',
  upload: quickApplySchema,
  maxBytes: UPLOAD_BODY,
  status: 201,
  answer: quickApplyAnswer,
  isIdempotent: true,
});

/** POST /api/v1/job/quick-apply: applies for many jobs at once, with one CV. */
import 'server-only';
import { quickApply } from '@/lib/features/careers/applications';
import { MOST_JOBS } from '@/lib/features/careers/criteria';
import { quickApplyAnswer, quickApplySchema } from '@/lib/features/careers/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { UPLOAD_BODY } from '@/lib/platform/files/limits';

export const quickApplyToJobs = defineEndpoint(
  {
    method: 'POST',
    path: '/job/quick-apply',
    summary: `Apply for up to ${MOST_JOBS} jobs at once, signed in or not. Says for each job what became of it.`,
    upload: quickApplySchema,
    maxBytes: UPLOAD_BODY,
    status: 201,
    answer: quickApplyAnswer,
    isIdempotent: true,
  },
  {
    upload: quickApply,
  },
);

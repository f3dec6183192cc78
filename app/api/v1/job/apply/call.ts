/** POST /api/v1/job/apply: applies for one job, with a CV. */
import { defineCall } from '@/lib/api/call';
import { applySchema } from '@/lib/careers/schema';
import { UPLOAD_BODY } from '@/lib/files/limits';
import { referenceAnswer } from '@/lib/submissions/guard-fields';

export const applyToJob = defineCall({
  method: 'POST',
  path: '/job/apply',
  summary: 'Apply for a job, signed in or not. A second time for the same job is refused.',
  upload: applySchema,
  maxBytes: UPLOAD_BODY,
  status: 201,
  answer: referenceAnswer,
  isIdempotent: true,
});

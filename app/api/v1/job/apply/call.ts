/** POST /api/v1/job/apply: an account applies for one job, with a CV. Strangers have a form of their own. */
import { defineCall } from '@/lib/api/call';
import { applySchema } from '@/lib/careers/schema';
import { UPLOAD_BODY } from '@/lib/files/limits';
import { referenceAnswer } from '@/lib/submissions/guard-fields';

export const applyToJob = defineCall({
  method: 'POST',
  path: '/job/apply',
  summary: 'Apply for a job with the account. A second time for the same job is refused.',
  upload: applySchema,
  maxBytes: UPLOAD_BODY,
  needsSession: true,
  status: 201,
  answer: referenceAnswer,
  isIdempotent: true,
});

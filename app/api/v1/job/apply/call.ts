/** POST /api/v1/job/apply: an account applies for one job, with a CV. Strangers have a form of their own. */

import { applySchema } from '@/lib/features/careers/schema';
import { defineCall } from '@/lib/platform/api/call';
import { UPLOAD_BODY } from '@/lib/platform/files/limits';
import { referenceAnswer } from '@/lib/site/forms/guard-fields';

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

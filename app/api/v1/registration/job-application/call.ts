/** POST /api/v1/registration/job-application: the form by which anybody applies for one job. */
import { defineCall } from '@/lib/api/call';
import { applySchema } from '@/lib/careers/schema';
import { UPLOAD_BODY } from '@/lib/files/limits';
import { referenceAnswer } from '@/lib/submissions/guard-fields';

export const sendJobApplication = defineCall({
  method: 'POST',
  path: '/registration/job-application',
  summary:
    'Apply for a job with an account or without one. An account applies for each job once; of strangers ' +
    'nothing is compared.',
  upload: applySchema,
  maxBytes: UPLOAD_BODY,
  status: 201,
  answer: referenceAnswer,
  isIdempotent: true,
});

/** POST /api/v1/job/apply: an account applies for one job, with a CV. Strangers have a form of their own. */
import 'server-only';
import { applyForJob } from '@/lib/features/careers/applications';
import { applySchema } from '@/lib/features/careers/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { UPLOAD_BODY } from '@/lib/platform/files/limits';
import { referenceAnswer } from '@/lib/site/forms/guard-fields';

export const applyToJob = defineEndpoint(
  {
    method: 'POST',
    path: '/job/apply',
    summary: 'Apply for a job with the account. A second time for the same job is refused.',
    upload: applySchema,
    maxBytes: UPLOAD_BODY,
    needsSession: true,
    status: 201,
    answer: referenceAnswer,
    isIdempotent: true,
  },
  {
    upload: applyForJob,
  },
);

/** POST /api/v1/registration/job-application: the form by which any visitor applies for one job. */
import 'server-only';
import { applyForJob } from '@/lib/features/careers/applications';
import { applySchema } from '@/lib/features/careers/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { UPLOAD_BODY } from '@/lib/platform/files/limits';
import { referenceAnswer } from '@/lib/site/forms/guard-fields';

export const sendJobApplication = defineEndpoint(
  {
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
  },
  {
    upload: applyForJob,
  },
);

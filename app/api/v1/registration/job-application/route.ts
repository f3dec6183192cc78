/** POST /api/v1/registration/job-application: the form by which anybody applies for one job. */

import { applyForJob } from '@/lib/features/careers/applications';
import { route } from '@/lib/platform/api/route';
import { sendJobApplication } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(sendJobApplication, {
  upload: applyForJob,
});

/** POST /api/v1/registration/job-application: the form by which anybody applies for one job. */
import { route } from '@/lib/api/route';
import { applyForJob } from '@/lib/careers/applications';
import { sendJobApplication } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(sendJobApplication, {
  upload: applyForJob,
});

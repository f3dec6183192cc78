/** POST /api/v1/registration/job-application: the form by which anybody applies for one job. */
import { sendJobApplication } from '@/lib/features/careers/endpoints/send-job-application';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(sendJobApplication);

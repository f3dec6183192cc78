/** GET /api/v1/jobs/{id}: one open job. */

import { jobAnswer, jobParams } from '@/lib/features/careers/schema';
import { defineCall } from '@/lib/platform/api/call';

export const jobDetails = defineCall({
  method: 'GET',
  path: '/jobs/[id]',
  summary: 'One open job of the edition.',
  params: jobParams,
  status: 200,
  answer: jobAnswer,
});

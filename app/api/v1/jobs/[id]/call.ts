/** GET /api/v1/jobs/{id}: one open job. */
import { defineCall } from '@/lib/api/call';
import { jobAnswer, jobParams } from '@/lib/careers/schema';

export const jobDetails = defineCall({
  method: 'GET',
  path: '/jobs/[id]',
  summary: 'One open job of the edition.',
  params: jobParams,
  status: 200,
  answer: jobAnswer,
});

/** GET /api/v1/desk/submissions/{id}/file: the file that came with a message, such as a CV. */
import { z } from 'zod';
import { submissionParams } from '@/lib/features/desk/schema';
import { defineCall } from '@/lib/platform/api/call';

export const readDeskFile = defineCall({
  method: 'GET',
  path: '/desk/submissions/[id]/file',
  summary: 'The file that came with a message, to be saved.',
  params: submissionParams,
  // Each look at personal data leaves a trace.
  hasEffect: true,
  roles: ['desk'],
  status: 200,
  answer: z.string(),
});

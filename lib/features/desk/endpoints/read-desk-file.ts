/** GET /api/v1/desk/submissions/{id}/file: the file that came with a message, such as a CV. */
import 'server-only';
import { z } from 'zod';
import { submissionParams } from '@/lib/features/desk/schema';
import { readSubmissionFile } from '@/lib/features/desk/submissions';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const readDeskFile = defineEndpoint(
  {
    method: 'GET',
    path: '/desk/submissions/[id]/file',
    summary: 'The file that came with a message, to be saved.',
    params: submissionParams,
    // Each look at personal data leaves a trace.
    hasEffect: true,
    roles: ['desk'],
    status: 200,
    answer: z.string(),
  },
  readSubmissionFile,
);

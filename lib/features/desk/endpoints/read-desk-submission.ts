/** GET and PATCH /api/v1/desk/submissions/{id}: one message to the desk, how far the desk is with it, and whose it is. */
import 'server-only';
import { changeSubmission } from '@/lib/features/desk/change-submission';
import {
  changeBody,
  changedAnswer,
  submissionAnswer,
  submissionParams,
} from '@/lib/features/desk/schema';
import { readSubmission } from '@/lib/features/desk/submissions';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

const shared = {
  path: '/desk/submissions/[id]',
  params: submissionParams,
  roles: ['desk'],
  status: 200,
} as const;

export const readDeskSubmission = defineEndpoint(
  {
    ...shared,
    method: 'GET',
    summary: 'One message to the desk of this account, whole, with what was answered.',
    // Each look at personal data leaves a trace.
    hasEffect: true,
    answer: submissionAnswer,
  },
  readSubmission,
);

export const changeDeskSubmission = defineEndpoint(
  {
    ...shared,
    method: 'PATCH',
    summary:
      'Mark a message as new, answered elsewhere, or handled; give it to somebody of the desk.',
    body: changeBody,
    answer: changedAnswer,
  },
  changeSubmission,
);

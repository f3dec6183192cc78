/** POST /api/v1/desk/submissions/{id}/notes: writes a note for colleagues. */
import 'server-only';
import { noteBody, submissionParams, writtenAnswer } from '@/lib/features/desk/schema';
import { writeNote } from '@/lib/features/desk/write-note';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const writeDeskNote = defineEndpoint(
  {
    method: 'POST',
    path: '/desk/submissions/[id]/notes',
    summary:
      'Write a note about a message, for the desk alone. Whoever wrote the message may ask for a copy.',
    params: submissionParams,
    body: noteBody,
    roles: ['desk'],
    status: 201,
    answer: writtenAnswer,
    isIdempotent: true,
  },
  writeNote,
);

/** GET and PATCH /api/v1/desk/submissions/{id}: one message to the desk. */
import { methods } from '@/lib/api/methods';
import { handlerOf } from '@/lib/api/route';
import { readSubmission, setStatus } from '@/lib/desk/submissions';
import { changeDeskSubmission, readDeskSubmission } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handlerOf(readDeskSubmission, readSubmission),
  PATCH: handlerOf(changeDeskSubmission, setStatus),
});

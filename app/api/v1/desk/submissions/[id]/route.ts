/** GET and PATCH /api/v1/desk/submissions/{id}: one message to the desk. */

import { readSubmission, setStatus } from '@/lib/features/desk/submissions';
import { methods } from '@/lib/platform/api/methods';
import { handlerOf } from '@/lib/platform/api/route';
import { changeDeskSubmission, readDeskSubmission } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handlerOf(readDeskSubmission, readSubmission),
  PATCH: handlerOf(changeDeskSubmission, setStatus),
});

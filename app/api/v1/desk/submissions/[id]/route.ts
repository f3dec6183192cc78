/** GET and PATCH /api/v1/desk/submissions/{id}: one message to the desk, and how far the desk is with it. */
import {
  changeDeskSubmission,
  readDeskSubmission,
} from '@/lib/features/desk/endpoints/read-desk-submission';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  readDeskSubmission,
  changeDeskSubmission,
);

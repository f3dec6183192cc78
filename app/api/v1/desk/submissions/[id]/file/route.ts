/** GET /api/v1/desk/submissions/{id}/file: the file that came with a message, such as a CV. */
import { route } from '@/lib/api/route';
import { readSubmissionFile } from '@/lib/desk/submissions';
import { readDeskFile } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  readDeskFile,
  readSubmissionFile,
);

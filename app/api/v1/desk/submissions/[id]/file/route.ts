/** GET /api/v1/desk/submissions/{id}/file: the file that came with a message, such as a CV. */

import { readSubmissionFile } from '@/lib/features/desk/submissions';
import { route } from '@/lib/platform/api/route';
import { readDeskFile } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  readDeskFile,
  readSubmissionFile,
);

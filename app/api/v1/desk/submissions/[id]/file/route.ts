/** GET /api/v1/desk/submissions/{id}/file: the file that came with a message, such as a CV. */
import { readDeskFile } from '@/lib/features/desk/endpoints/read-desk-file';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(readDeskFile);

/** GET /api/v1/file/[id]: a file, for its owner and for the desk that it was sent to. */
import { downloadFile } from '@/lib/features/files/endpoints/download-file';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(downloadFile);

/** GET /api/v1/file/[id]: a file, for its owner and for the desk that it was sent to. */

import { giveFile } from '@/lib/features/files/calls';
import { route } from '@/lib/platform/api/route';
import { downloadFile } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(downloadFile, giveFile);

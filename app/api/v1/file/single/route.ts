/** POST /api/v1/file/single: keep a file for whoever is signed in. */

import { takeSingleFile } from '@/lib/features/files/calls';
import { route } from '@/lib/platform/api/route';
import { uploadFile } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(uploadFile, {
  upload: takeSingleFile,
});

/** POST /api/v1/file/single: keep a file for whoever is signed in. */
import { route } from '@/lib/api/route';
import { takeSingleFile } from '@/lib/files/calls';
import { uploadFile } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(uploadFile, {
  upload: takeSingleFile,
});

/**
 * POST /api/v1/file/single: keep a file for whoever is signed in. For other programs: our forms send a file
 * with what it belongs to, so that nothing is half sent.
 */
import { uploadFile } from '@/lib/features/files/endpoints/upload-file';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(uploadFile);

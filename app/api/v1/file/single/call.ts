/** POST /api/v1/file/single: keep a file for whoever is signed in. */
import { z } from 'zod';
import { singleFileSchema } from '@/lib/features/files/single-file';
import { defineCall } from '@/lib/platform/api/call';
import { UPLOAD_BODY } from '@/lib/platform/files/limits';

export const uploadFile = defineCall({
  method: 'POST',
  path: '/file/single',
  summary: 'Keep a document or a picture. An account keeps at most 50 files, 50 MB together.',
  upload: singleFileSchema,
  maxBytes: UPLOAD_BODY,
  needsSession: true,
  status: 201,
  answer: z.object({ id: z.uuid(), name: z.string(), size: z.int(), type: z.string() }),
});

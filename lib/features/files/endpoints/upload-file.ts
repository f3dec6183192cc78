/**
 * POST /api/v1/file/single: keep a file for the account. For other programs: our forms send a file
 * with what it belongs to, so that nothing is half sent.
 */
import 'server-only';
import { z } from 'zod';
import { takeSingleFile } from '@/lib/features/files/calls';
import { singleFileSchema } from '@/lib/features/files/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { UPLOAD_BODY } from '@/lib/platform/files/limits';
import { FILE_STATES } from '@/lib/platform/files/scan-state';

export const uploadFile = defineEndpoint(
  {
    method: 'POST',
    path: '/file/single',
    summary:
      'Keep a document or a picture. An account keeps at most 50 files, 50 MB together. One whose state is ' +
      'checking can be opened by nobody until it was checked for viruses.',
    upload: singleFileSchema,
    maxBytes: UPLOAD_BODY,
    needsSession: true,
    status: 201,
    answer: z.object({
      id: z.uuid(),
      name: z.string(),
      size: z.int(),
      type: z.string(),
      state: z.enum(FILE_STATES),
    }),
  },
  {
    upload: takeSingleFile,
  },
);

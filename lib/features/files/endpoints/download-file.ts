/** GET /api/v1/file/[id]: a file, for its owner and for the desk that it was sent to. */
import 'server-only';
import { z } from 'zod';
import { giveFile } from '@/lib/features/files/calls';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const downloadFile = defineEndpoint(
  {
    method: 'GET',
    path: '/file/[id]',
    summary: 'A file, as an attachment: for its owner, and for the desk that it was sent to.',
    params: z.strictObject({ id: z.uuid() }),
    needsSession: true,
    status: 200,
    answer: z.unknown(),
  },
  giveFile,
);

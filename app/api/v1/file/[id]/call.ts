/** GET /api/v1/file/[id]: a file, for its owner and for the desk that it was sent to. */
import { z } from 'zod';
import { defineCall } from '@/lib/platform/api/call';

export const downloadFile = defineCall({
  method: 'GET',
  path: '/file/[id]',
  summary: 'A file, as an attachment: for its owner, and for the desk that it was sent to.',
  params: z.strictObject({ id: z.uuid() }),
  needsSession: true,
  status: 200,
  answer: z.unknown(),
});

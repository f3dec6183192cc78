/** DELETE /api/v1/file/[id]: its owner needs a file no longer. */
import 'server-only';
import { z } from 'zod';
import { removeFile as remove } from '@/lib/features/files/calls';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const removeFile = defineEndpoint(
  {
    method: 'DELETE',
    path: '/file/[id]',
    summary:
      'Delete a file of one’s own. What was sent with a message or an application stays with it, and leaves the account.',
    params: z.strictObject({ id: z.uuid() }),
    needsSession: true,
    status: 204,
    answer: z.null(),
  },
  remove,
);

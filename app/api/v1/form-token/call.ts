/** GET /api/v1/form-token: proof of when a form was opened. */
import { z } from 'zod';
import { defineCall } from '@/lib/platform/api/call';

export const formToken = defineCall({
  method: 'GET',
  path: '/form-token',
  summary: 'A token to send with a form, as proof of when it was opened.',
  status: 200,
  answer: z.object({ token: z.string(), notBeforeMs: z.int(), notAfterMs: z.int() }),
});

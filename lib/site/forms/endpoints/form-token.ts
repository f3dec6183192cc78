/** GET /api/v1/form-token: proof of when a form was opened. */
import 'server-only';
import { z } from 'zod';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import {
  issueFormToken,
  LONGEST_FILL_MS,
  SHORTEST_FILL_MS,
} from '@/lib/platform/security/form-token';

export const formToken = defineEndpoint(
  {
    method: 'GET',
    path: '/form-token',
    summary: 'A token to send with a form, as proof of when it was opened.',
    status: 200,
    answer: z.object({ token: z.string(), notBeforeMs: z.int(), notAfterMs: z.int() }),
  },
  () => ({
    token: issueFormToken(),
    notBeforeMs: SHORTEST_FILL_MS,
    notAfterMs: LONGEST_FILL_MS,
  }),
);

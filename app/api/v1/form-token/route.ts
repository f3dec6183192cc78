/** GET /api/v1/form-token: proof of when a form was opened. */
import { formToken } from '@/lib/api/calls';
import { methods } from '@/lib/api/methods';
import { route } from '@/lib/api/route';
import { issueFormToken, LONGEST_FILL_MS, SHORTEST_FILL_MS } from '@/lib/security/form-token';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(formToken, () => ({
    token: issueFormToken(),
    notBeforeMs: SHORTEST_FILL_MS,
    notAfterMs: LONGEST_FILL_MS,
  })),
});

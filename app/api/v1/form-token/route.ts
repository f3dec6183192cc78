/** GET /api/v1/form-token: proof of when a form was opened. */
import { route } from '@/lib/platform/api/route';
import {
  issueFormToken,
  LONGEST_FILL_MS,
  SHORTEST_FILL_MS,
} from '@/lib/platform/security/form-token';
import { formToken } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(formToken, () => ({
  token: issueFormToken(),
  notBeforeMs: SHORTEST_FILL_MS,
  notAfterMs: LONGEST_FILL_MS,
}));

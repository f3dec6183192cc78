/** GET /api/v1/user/profile/submissions: what the person sent to a desk. */

import { readOwnSubmissions } from '@/lib/features/profile/profile';
import { route } from '@/lib/platform/api/route';
import { ownSubmissions } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  ownSubmissions,
  ({ session }) => readOwnSubmissions(session.user),
);

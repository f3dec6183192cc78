/** GET /api/v1/user/profile/submissions: what the person sent to a desk. */
import { route } from '@/lib/api/route';
import { readOwnSubmissions } from '@/lib/profile/profile';
import { ownSubmissions } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  ownSubmissions,
  ({ session }) => readOwnSubmissions(session.user),
);

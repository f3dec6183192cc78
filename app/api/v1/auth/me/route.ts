/** GET /api/v1/auth/me: the account that is signed in. */
import { route } from '@/lib/platform/api/route';
import { currentUser } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  currentUser,
  ({ session }) => session.user,
);

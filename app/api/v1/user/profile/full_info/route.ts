/** GET /api/v1/user/profile/full_info: everything that the page of an account shows. */
import { route } from '@/lib/api/route';
import { readFullInfo } from '@/lib/profile/profile';
import { profileFullInfo } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  profileFullInfo,
  ({ session }) => readFullInfo(session.user),
);

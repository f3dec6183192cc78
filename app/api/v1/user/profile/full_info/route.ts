/** GET /api/v1/user/profile/full_info: everything that the page of an account shows. */

import { readFullInfo } from '@/lib/features/profile/profile';
import { route } from '@/lib/platform/api/route';
import { profileFullInfo } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  profileFullInfo,
  ({ session }) => readFullInfo(session.user),
);

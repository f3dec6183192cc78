/** GET /api/v1/user/role: what the account may do. */
import { route } from '@/lib/platform/api/route';

import { ownRole } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(ownRole, ({ session }) => {
  const { role, region } = session.user;
  return { role, region };
});

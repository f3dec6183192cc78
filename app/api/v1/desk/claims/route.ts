/** GET /api/v1/desk/claims: which of the site's claims wait to be reviewed. */

import { listOverdueClaims } from '@/lib/features/desk/claims';
import { route } from '@/lib/platform/api/route';
import { listOverdueDeskClaims } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  listOverdueDeskClaims,
  listOverdueClaims,
);

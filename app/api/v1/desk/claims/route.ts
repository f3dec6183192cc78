/** GET /api/v1/desk/claims: which of the site's claims wait to be reviewed. */
import { route } from '@/lib/api/route';
import { listOverdueClaims } from '@/lib/desk/claims';
import { listOverdueDeskClaims } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  listOverdueDeskClaims,
  listOverdueClaims,
);

/** GET /api/v1/desk/claims: which of the site's claims wait to be reviewed. */
import { listOverdueDeskClaims } from '@/lib/features/desk/endpoints/list-overdue-desk-claims';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(listOverdueDeskClaims);

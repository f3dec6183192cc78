/** POST /api/v1/desk/export: a person's data, to be sent to them. A POST, since no log may hold the address. */
import { exportByDesk } from '@/lib/composition/privacy/endpoints/export-by-desk';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(exportByDesk);

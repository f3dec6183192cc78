/** GET /api/v1/user/profile/export: a copy of what we hold about a person. */
import { exportOwnData } from '@/lib/composition/privacy/endpoints/export-own-data';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(exportOwnData);

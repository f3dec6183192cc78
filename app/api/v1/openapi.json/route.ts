/** GET /api/v1/openapi.json: the description of every call. */
import { serveOpenApi } from '@/lib/composition/api/serve-openapi';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(serveOpenApi);

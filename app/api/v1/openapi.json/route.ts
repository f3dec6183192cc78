/** GET /api/v1/openapi.json: the description of every call. */
import { openApi } from '@/lib/api/calls';
import { methods } from '@/lib/api/methods';
import { openApiDocument } from '@/lib/api/openapi';
import { route } from '@/lib/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(openApi, ({ region }) => openApiDocument(region)),
});

/** GET /api/v1/openapi.json: the description of every call. */
import { calls } from '@/lib/composition/api/calls';
import { openApiDocument } from '@/lib/composition/api/openapi';
import { route } from '@/lib/platform/api/route';
import { openApi } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(openApi, ({ region }) =>
  openApiDocument(calls, region),
);

/** GET /api/v1/content/collections?region=USA: what the pages of a region consist of, by kind. */

import { route } from '@/lib/platform/api/route';
import { contentCollections } from '@/lib/site/content/endpoints/content-collections';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(contentCollections);

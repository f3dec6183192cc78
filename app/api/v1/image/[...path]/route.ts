/**
 * GET /api/v1/image/{path}: a picture of this site, by the path that cards and pages name. For other
 * programs: our pages draw their pictures in the colours of the theme.
 */

import { route } from '@/lib/platform/api/route';
import { siteImage } from '@/lib/site/seo/endpoints/site-image';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(siteImage);

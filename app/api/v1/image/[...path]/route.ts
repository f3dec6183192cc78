/** GET /api/v1/image/{path}: a picture of this site, by the path that cards and pages name. */
import { route } from '@/lib/platform/api/route';
import { givePicture } from '@/lib/site/seo/give-picture';
import { siteImage } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(siteImage, ({ params }) =>
  givePicture(`/${params.path.join('/')}`),
);

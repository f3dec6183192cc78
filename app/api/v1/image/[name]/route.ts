/** GET /api/v1/image/[name]: a picture of this site. */
import { route } from '@/lib/api/route';
import { givePicture } from '@/lib/discovery/give-picture';
import { siteImage } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(siteImage, givePicture);

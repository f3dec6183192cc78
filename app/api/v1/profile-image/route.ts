/** /api/v1/profile-image: the specification's other name for /user/profile/image. */
import {
  profileImageAlias,
  replaceProfileImageAlias,
} from '@/lib/features/profile/endpoints/profile-image-alias';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  profileImageAlias,
  replaceProfileImageAlias,
);

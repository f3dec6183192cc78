/** /api/v1/user/profile/image: the picture of one's own account. */
import {
  profileImage,
  removeProfileImage,
  replaceProfileImage,
} from '@/lib/features/profile/endpoints/profile-image';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  profileImage,
  replaceProfileImage,
  removeProfileImage,
);

/** /api/v1/profile-image: the specification's other name for /user/profile/image. */
import { defineCall } from '@/lib/platform/api/call';
import { profileImage, replaceProfileImage } from '../user/profile/image/call';

const path = '/profile-image';

export const profileImageAlias = defineCall({
  ...profileImage,
  path,
  summary: 'The same as GET /user/profile/image.',
});

export const replaceProfileImageAlias = defineCall({
  ...replaceProfileImage,
  path,
  summary: 'The same as POST /user/profile/image.',
});

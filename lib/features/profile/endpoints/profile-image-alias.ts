/** /api/v1/profile-image: the specification's other name for /user/profile/image. */
import 'server-only';
import { profileImage, replaceProfileImage } from '@/lib/features/profile/endpoints/profile-image';
import { answerPicture, replacePicture } from '@/lib/features/profile/picture';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

const path = '/profile-image';

export const profileImageAlias = defineEndpoint(
  {
    ...profileImage,
    path,
    summary: 'The same as GET /user/profile/image.',
  },
  ({ session }) => answerPicture(session.user.id),
);

export const replaceProfileImageAlias = defineEndpoint(
  {
    ...replaceProfileImage,
    path,
    summary: 'The same as POST /user/profile/image.',
  },
  {
    upload: ({ session, body }) => replacePicture(session.user.id, body.image),
  },
);

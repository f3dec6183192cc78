/** /api/v1/user/profile/image: the picture of one's own account. Nobody else's has an address. */

import { answerPicture, removePicture, replacePicture } from '@/lib/features/profile/picture';
import { methods } from '@/lib/platform/api/methods';
import { handlerOf } from '@/lib/platform/api/route';
import { profileImage, removeProfileImage, replaceProfileImage } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handlerOf(profileImage, ({ session }) => answerPicture(session.user.id)),
  POST: handlerOf(replaceProfileImage, {
    upload: ({ session, body }) => replacePicture(session.user.id, body.image),
  }),
  DELETE: handlerOf(removeProfileImage, ({ session }) => removePicture(session.user.id)),
});

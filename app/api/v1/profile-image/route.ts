/** /api/v1/profile-image: the specification's other name for /user/profile/image. */

import { answerPicture, replacePicture } from '@/lib/features/profile/picture';
import { methods } from '@/lib/platform/api/methods';
import { handlerOf } from '@/lib/platform/api/route';
import { profileImageAlias, replaceProfileImageAlias } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handlerOf(profileImageAlias, ({ session }) => answerPicture(session.user.id)),
  POST: handlerOf(replaceProfileImageAlias, {
    upload: ({ session, body }) => replacePicture(session.user.id, body.image),
  }),
});

/** /api/v1/profile-image: the specification's other name for /user/profile/image. */
import { methods } from '@/lib/api/methods';
import { handlerOf } from '@/lib/api/route';
import { answerPicture, replacePicture } from '@/lib/profile/picture';
import { profileImageAlias, replaceProfileImageAlias } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handlerOf(profileImageAlias, ({ session }) => answerPicture(session.user.id)),
  POST: handlerOf(replaceProfileImageAlias, {
    upload: ({ session, body }) => replacePicture(session.user.id, body.image),
  }),
});

/** GET /api/v1/profile-image: the specification's other name for /user/profile/image. */
import { route } from '@/lib/api/route';
import { answerPicture } from '@/lib/profile/picture';
import { profileImageAlias } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  profileImageAlias,
  ({ session }) => answerPicture(session.user.id),
);

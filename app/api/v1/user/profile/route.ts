/** /api/v1/user/profile: one's own account. */
import { eraseOwnAccount } from '@/lib/composition/privacy/endpoints/erase-own-account';
import { changeOwnProfile, profile } from '@/lib/features/profile/endpoints/profile';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  profile,
  changeOwnProfile,
  eraseOwnAccount,
);

/** GET /api/v1/user/profile/full_info: everything that the page of an account shows. */
import { profileFullInfo } from '@/lib/features/profile/endpoints/profile-full-info';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(profileFullInfo);

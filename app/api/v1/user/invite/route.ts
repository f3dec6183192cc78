/** POST /api/v1/user/invite: invites somebody to a company. */
import { inviteColleague } from '@/lib/features/accounts/endpoints/invite-colleague';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(inviteColleague);

/** POST /api/v1/user/invite: invites somebody to a company. */
import { invite } from '@/lib/features/accounts/invite';
import { route } from '@/lib/platform/api/route';
import { inviteColleague } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(inviteColleague, invite);

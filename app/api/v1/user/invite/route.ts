/** POST /api/v1/user/invite: invites somebody to a company. */
import { invite } from '@/lib/accounts/invite';
import { route } from '@/lib/api/route';
import { inviteColleague } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(inviteColleague, invite);

/** POST /api/v1/user/invite: invites a colleague to a company. */
import 'server-only';
import { invite } from '@/lib/features/accounts/invite';
import { inviteSchema, mailedAnswer } from '@/lib/features/accounts/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const inviteColleague = defineEndpoint(
  {
    method: 'POST',
    path: '/user/invite',
    summary: 'Invite an address to the company of whoever is signed in.',
    body: inviteSchema,
    needsSession: true,
    status: 201,
    answer: mailedAnswer,
  },
  invite,
);

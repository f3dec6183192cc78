/** POST /api/v1/user/invite: invites somebody to a company. */
import { inviteSchema, mailedAnswer } from '@/lib/features/accounts/schema';
import { defineCall } from '@/lib/platform/api/call';

export const inviteColleague = defineCall({
  method: 'POST',
  path: '/user/invite',
  summary: 'Invite an address to the company of whoever is signed in.',
  body: inviteSchema,
  needsSession: true,
  status: 201,
  answer: mailedAnswer,
});

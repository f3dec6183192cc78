/** GET and POST /api/v1/auth/invite/{code}: an invitation to a company's account. */
import { invitationAnswer, inviteParams, joinedAnswer } from '@/lib/features/accounts/schema';
import { defineCall } from '@/lib/platform/api/call';

export const invitation = defineCall({
  method: 'GET',
  path: '/auth/invite/[code]',
  summary: 'Who invites, and to which company.',
  params: inviteParams,
  status: 200,
  answer: invitationAnswer,
});

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/auth/invite/[code]',
  summary: 'Join the company, with an account of the address that was invited.',
  params: inviteParams,
  needsSession: true,
  status: 200,
  answer: joinedAnswer,
});

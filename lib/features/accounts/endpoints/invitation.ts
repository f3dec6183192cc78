/** GET and POST /api/v1/auth/invite/{code}: an invitation to a company's account. */
import 'server-only';
import { joinByInvite, readInvite } from '@/lib/features/accounts/invite';
import { invitationAnswer, inviteParams, joinedAnswer } from '@/lib/features/accounts/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const invitation = defineEndpoint(
  {
    method: 'GET',
    path: '/auth/invite/[code]',
    summary: 'Who invites, and to which company.',
    params: inviteParams,
    status: 200,
    answer: invitationAnswer,
  },
  readInvite,
);

export const acceptInvitation = defineEndpoint(
  {
    method: 'POST',
    path: '/auth/invite/[code]',
    summary: 'Join the company, with an account of the address that was invited.',
    params: inviteParams,
    needsSession: true,
    status: 200,
    answer: joinedAnswer,
  },
  joinByInvite,
);

/** GET and POST /api/v1/auth/invite/{code}: an invitation to a company's account. */
import { joinByInvite, readInvite } from '@/lib/features/accounts/invite';
import { methods } from '@/lib/platform/api/methods';
import { handlerOf } from '@/lib/platform/api/route';
import { acceptInvitation, invitation } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handlerOf(invitation, readInvite),
  POST: handlerOf(acceptInvitation, joinByInvite),
});

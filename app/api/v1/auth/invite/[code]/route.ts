/** GET and POST /api/v1/auth/invite/{code}: an invitation to a company's account. */
import { acceptInvitation, invitation } from '@/lib/features/accounts/endpoints/invitation';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(invitation, acceptInvitation);

/** POST /api/v1/auth/check-reset-code: says whether a link is good. */
import { checkResetLink } from '@/lib/accounts/change-password';
import { route } from '@/lib/api/route';
import { checkResetCodeOfLink } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  checkResetCodeOfLink,
  checkResetLink,
);

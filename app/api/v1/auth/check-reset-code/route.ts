/** POST /api/v1/auth/check-reset-code: says whether a link is good. */
import { checkResetLink } from '@/lib/features/accounts/change-password';
import { route } from '@/lib/platform/api/route';
import { checkResetCodeOfLink } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  checkResetCodeOfLink,
  checkResetLink,
);

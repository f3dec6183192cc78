/** POST /api/v1/auth/reset-password: another password by a link. */
import { resetPasswordByLink } from '@/lib/features/accounts/endpoints/reset-password-by-link';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(resetPasswordByLink);

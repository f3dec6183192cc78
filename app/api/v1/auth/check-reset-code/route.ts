/** POST /api/v1/auth/check-reset-code: says whether a link is good. */
import { checkResetCodeOfLink } from '@/lib/features/accounts/endpoints/check-reset-code-of-link';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(checkResetCodeOfLink);

/** POST /api/v1/registration/register: asks for an account. */
import { registerAccount } from '@/lib/features/accounts/endpoints/register-account';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(registerAccount);

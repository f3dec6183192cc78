/** POST /api/v1/registration/register: asks for an account. */
import { register } from '@/lib/features/accounts/register';
import { route } from '@/lib/platform/api/route';
import { registerAccount } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(registerAccount, register);

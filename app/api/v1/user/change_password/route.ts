/** PUT /api/v1/user/change_password: another password by the one before. */
import { changeOwnPassword } from '@/lib/features/accounts/endpoints/change-own-password';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(changeOwnPassword);

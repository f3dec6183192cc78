/** /api/v1/company/me: the company that one's account belongs to. */
import { nameOwnCompany, ownCompany } from '@/lib/features/profile/endpoints/own-company';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(ownCompany, nameOwnCompany);

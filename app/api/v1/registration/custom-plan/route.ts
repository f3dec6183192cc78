/** POST /api/v1/registration/custom-plan: an offer that no plan of the list covers. */
import { customPlan } from '@/lib/features/plans/endpoints/custom-plan';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(customPlan);

/** POST /api/v1/registration/plan-sign-up: one of the six plans. */
import { planSignUp } from '@/lib/features/plans/endpoints/plan-sign-up';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(planSignUp);

/** POST /api/v1/registration/plan-sign-up: one of the six plans. */
import { route } from '@/lib/api/route';
import { signUp } from '@/lib/plans/ask';
import { planSignUp } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(planSignUp, signUp);

/** POST /api/v1/registration/plan-sign-up: one of the six plans. */

import { signUp } from '@/lib/features/plans/ask';
import { route } from '@/lib/platform/api/route';
import { planSignUp } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(planSignUp, signUp);

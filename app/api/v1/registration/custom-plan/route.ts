/** POST /api/v1/registration/custom-plan: an offer that no plan of the list covers. */
import { route } from '@/lib/api/route';
import { askForPlan } from '@/lib/plans/ask';
import { customPlan } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(customPlan, askForPlan);

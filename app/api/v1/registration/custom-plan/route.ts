/** POST /api/v1/registration/custom-plan: an offer that no plan of the list covers. */

import { askForPlan } from '@/lib/features/plans/ask';
import { route } from '@/lib/platform/api/route';
import { customPlan } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(customPlan, askForPlan);

/** POST /api/v1/registration/custom-plan: an offer that no plan of the list covers. */
import 'server-only';
import { askForPlan } from '@/lib/features/plans/ask';
import { customPlanSchema } from '@/lib/features/plans/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { referenceAnswer } from '@/lib/site/forms/guard-fields';

export const customPlan = defineEndpoint(
  {
    method: 'POST',
    path: '/registration/custom-plan',
    summary: 'Ask for an offer with modules, users and term of your choice.',
    body: customPlanSchema,
    status: 201,
    answer: referenceAnswer,
    isIdempotent: true,
  },
  askForPlan,
);

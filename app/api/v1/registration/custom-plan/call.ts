/** POST /api/v1/registration/custom-plan: an offer that no plan of the list covers. */

import { customPlanSchema } from '@/lib/features/plans/schema';
import { defineCall } from '@/lib/platform/api/call';
import { referenceAnswer } from '@/lib/site/forms/guard-fields';

export const customPlan = defineCall({
  method: 'POST',
  path: '/registration/custom-plan',
  summary: 'Ask for an offer with modules, users and term of your choice.',
  body: customPlanSchema,
  status: 201,
  answer: referenceAnswer,
  isIdempotent: true,
});

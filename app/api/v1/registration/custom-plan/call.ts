/** POST /api/v1/registration/custom-plan: an offer that no plan of the list covers. */
import { defineCall } from '@/lib/api/call';
import { customPlanSchema } from '@/lib/plans/schema';
import { referenceAnswer } from '@/lib/submissions/guard-fields';

export const customPlan = defineCall({
  method: 'POST',
  path: '/registration/custom-plan',
  summary: 'Ask for an offer with modules, users and term of your choice.',
  body: customPlanSchema,
  status: 201,
  answer: referenceAnswer,
  isIdempotent: true,
});

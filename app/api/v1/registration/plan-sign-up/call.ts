/** POST /api/v1/registration/plan-sign-up: one of the six plans. */

import { signUpSchema } from '@/lib/features/plans/schema';
import { defineCall } from '@/lib/platform/api/call';
import { referenceAnswer } from '@/lib/site/forms/guard-fields';

export const planSignUp = defineCall({
  method: 'POST',
  path: '/registration/plan-sign-up',
  summary: 'Sign up for one of the six plans. A person answers with the order.',
  body: signUpSchema,
  status: 201,
  answer: referenceAnswer,
  isIdempotent: true,
});

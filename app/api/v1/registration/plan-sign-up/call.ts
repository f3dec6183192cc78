/** POST /api/v1/registration/plan-sign-up: one of the six plans. */
import { defineCall } from '@/lib/api/call';
import { signUpSchema } from '@/lib/plans/schema';
import { referenceAnswer } from '@/lib/submissions/guard-fields';

export const planSignUp = defineCall({
  method: 'POST',
  path: '/registration/plan-sign-up',
  summary: 'Sign up for one of the six plans. A person answers with the order.',
  body: signUpSchema,
  status: 201,
  answer: referenceAnswer,
  isIdempotent: true,
});

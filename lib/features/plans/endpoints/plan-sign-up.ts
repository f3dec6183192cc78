/** POST /api/v1/registration/plan-sign-up: one of the six plans. */
import 'server-only';
import { signUp } from '@/lib/features/plans/ask';
import { signUpSchema } from '@/lib/features/plans/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { referenceAnswer } from '@/lib/site/forms/guard-fields';

export const planSignUp = defineEndpoint(
  {
    method: 'POST',
    path: '/registration/plan-sign-up',
    summary: 'Sign up for one of the six plans. A person answers with the order.',
    body: signUpSchema,
    status: 201,
    answer: referenceAnswer,
    isIdempotent: true,
  },
  signUp,
);

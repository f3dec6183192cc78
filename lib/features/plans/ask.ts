/** Takes what visitors ask about plans: an offer of their own, or to join one of the six. */
import 'server-only';
import { submission } from '../submissions/submission.ts';
import { PLAN_NAMES } from './plans.ts';
import type { CustomPlan, SignUp } from './schema.ts';

export const askForPlan = submission<CustomPlan>({ kind: 'plan' });

export const signUp = submission<SignUp>({
  kind: 'sign-up',
  // The desk reads the plan's name, not the spelling of its page.
  keep: (fields) => ({ ...fields, plan: PLAN_NAMES[fields.plan] }),
});

/** The form by which each kind of submission comes, for the words of its fields. */
import { jobApplicationForm } from '../../features/careers/forms.ts';
import { contactForm } from '../../features/contact/form.ts';
import { outageForm } from '../../features/outage/form.ts';
import { customPlanForm, signUpForm } from '../../features/plans/forms.ts';
import type { SubmissionKind } from '../../features/submissions/kinds.ts';
import { supportForm } from '../../features/support/form.ts';
import type { FormDefinition } from '../../site/forms/form.ts';

export const SUBMISSION_FORMS: Readonly<Record<SubmissionKind, FormDefinition>> = {
  contact: contactForm,
  support: supportForm,
  outage: outageForm,
  plan: customPlanForm,
  'sign-up': signUpForm,
  application: jobApplicationForm,
};

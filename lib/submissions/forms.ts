/** The form by which each kind of submission comes, for the words of its fields. */
import { jobApplicationForm } from '../careers/forms.ts';
import { contactForm } from '../contact/form.ts';
import type { FormDefinition } from '../forms/form.ts';
import { outageForm } from '../outage/form.ts';
import { customPlanForm, signUpForm } from '../plans/forms.ts';
import { supportForm } from '../support/form.ts';
import type { SubmissionKind } from './kinds.ts';

export const SUBMISSION_FORMS: Readonly<Record<SubmissionKind, FormDefinition>> = {
  contact: contactForm,
  support: supportForm,
  outage: outageForm,
  plan: customPlanForm,
  'sign-up': signUpForm,
  application: jobApplicationForm,
};

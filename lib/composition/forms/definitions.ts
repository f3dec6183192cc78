/** Every form that a page's content may name, by its id. Plain data: schemas and browsers read it. */

import {
  forgotPasswordForm,
  invitedRegisterForm,
  registerForm,
  resetByCodeForm,
  resetByLinkForm,
  sendCodeForm,
  verifyForm,
} from '../../features/accounts/forms.ts';
import { jobApplicationForm, quickApplyForm } from '../../features/careers/forms.ts';
import { contactForm, helpForm } from '../../features/contact/form.ts';
import {
  newsletterConfirmForm,
  newsletterForm,
  newsletterUnsubscribeForm,
} from '../../features/newsletter/forms.ts';
import { outageForm } from '../../features/outage/form.ts';
import { customPlanForm, freeSignUpForm, signUpForm } from '../../features/plans/forms.ts';
import { supportForm } from '../../features/support/form.ts';
import type { FormDefinition } from '../../site/forms/form.ts';

export const FORM_DEFINITIONS = {
  'contact-us': contactForm,
  help: helpForm,
  'job-application': jobApplicationForm,
  'quick-apply': quickApplyForm,
  joinNewsletterForm: newsletterForm,
  'newsletter-confirm': newsletterConfirmForm,
  'newsletter-unsubscribe': newsletterUnsubscribeForm,
  support: supportForm,
  outage: outageForm,
  customPlanForm,
  'plan-sign-up': signUpForm,
  'plan-sign-up-free': freeSignUpForm,
  'forgot-password': forgotPasswordForm,
  register: registerForm,
  'register-invited': invitedRegisterForm,
  'reset-by-code': resetByCodeForm,
  'reset-by-link': resetByLinkForm,
  'send-code': sendCodeForm,
  'verify-code': verifyForm,
} as const satisfies Record<string, FormDefinition>;

export type FormId = keyof typeof FORM_DEFINITIONS;
export const FORM_IDS = Object.keys(FORM_DEFINITIONS) as [FormId, ...FormId[]];

/** Every form that works without scripts, by the `id` that it has on the page. */
import 'server-only';
import { forgotPasswordCall } from '@/lib/features/accounts/endpoints/forgot-password-call';
import { login } from '@/lib/features/accounts/endpoints/login';
import { registerAccount } from '@/lib/features/accounts/endpoints/register-account';
import { resendOtp } from '@/lib/features/accounts/endpoints/resend-otp';
import { resetPasswordByLink } from '@/lib/features/accounts/endpoints/reset-password-by-link';
import { resetPasswordByOtp } from '@/lib/features/accounts/endpoints/reset-password-by-otp';
import { verifyOtp } from '@/lib/features/accounts/endpoints/verify-otp';
import { quickApplyToJobs } from '@/lib/features/careers/endpoints/quick-apply-to-jobs';
import { sendJobApplication } from '@/lib/features/careers/endpoints/send-job-application';
import { contactUs } from '@/lib/features/contact/endpoints/contact-us';
import { confirmNewsletter } from '@/lib/features/newsletter/endpoints/confirm-newsletter';
import { subscribeToNewsletter } from '@/lib/features/newsletter/endpoints/subscribe-to-newsletter';
import { unsubscribeFromNewsletter } from '@/lib/features/newsletter/endpoints/unsubscribe-from-newsletter';
import { outageNotification } from '@/lib/features/outage/endpoints/outage-notification';
import { customPlan } from '@/lib/features/plans/endpoints/custom-plan';
import { planSignUp } from '@/lib/features/plans/endpoints/plan-sign-up';
import { supportRequest } from '@/lib/features/support/endpoints/support-request';
import { loginForm } from '../../features/accounts/form.ts';
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
import { type ServedForm, serveForm } from '../../site/forms/serve-form.ts';

export const FORMS: ReadonlyMap<string, ServedForm> = new Map(
  [
    serveForm(contactForm, contactUs),
    serveForm(helpForm, contactUs),
    serveForm(jobApplicationForm, sendJobApplication),
    serveForm(quickApplyForm, quickApplyToJobs),
    serveForm(newsletterForm, subscribeToNewsletter),
    serveForm(newsletterConfirmForm, confirmNewsletter),
    serveForm(newsletterUnsubscribeForm, unsubscribeFromNewsletter),
    serveForm(supportForm, supportRequest),
    serveForm(outageForm, outageNotification),
    serveForm(customPlanForm, customPlan),
    serveForm(signUpForm, planSignUp),
    serveForm(freeSignUpForm, planSignUp),
    serveForm(loginForm, login),
    serveForm(registerForm, registerAccount),
    serveForm(invitedRegisterForm, registerAccount),
    serveForm(verifyForm, verifyOtp),
    serveForm(sendCodeForm, resendOtp),
    serveForm(forgotPasswordForm, forgotPasswordCall),
    serveForm(resetByCodeForm, resetPasswordByOtp),
    serveForm(resetByLinkForm, resetPasswordByLink),
  ].map((served) => [served.form.id, served]),
);

/** Every form that works without scripts, by the `id` that it has on the page. */
import 'server-only';
import { resetPasswordByLink } from '@/app/api/v1/auth/reset-password/call';
import { confirmNewsletter } from '@/app/api/v1/email-subscription/confirm/call';
import { subscribeToNewsletter } from '@/app/api/v1/email-subscription/subscribe/call';
import { unsubscribeFromNewsletter } from '@/app/api/v1/email-subscription/unsubscribe/call';
import { quickApplyToJobs } from '@/app/api/v1/job/quick-apply/call';
import { contactUs } from '@/app/api/v1/registration/contact-us/call';
import { customPlan } from '@/app/api/v1/registration/custom-plan/call';
import { sendJobApplication } from '@/app/api/v1/registration/job-application/call';
import { outageNotification } from '@/app/api/v1/registration/outage-notification/call';
import { planSignUp } from '@/app/api/v1/registration/plan-sign-up/call';
import { registerAccount } from '@/app/api/v1/registration/register/call';
import { supportRequest } from '@/app/api/v1/registration/support-request/call';
import { forgotPasswordCall } from '@/app/api/v1/user/forgot_password/call';
import { login } from '@/app/api/v1/user/login/call';
import { resendOtp } from '@/app/api/v1/user/resend_user_otp/call';
import { resetPasswordByOtp } from '@/app/api/v1/user/reset_password/call';
import { verifyOtp } from '@/app/api/v1/user/verify_login_register_contact_user_otp/call';
import {
  answerResetByCode,
  answerResetByLink,
  answerVerify,
} from '../../features/accounts/answers.ts';
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
import { register } from '../../features/accounts/register.ts';
import { forgotPassword, resendCode } from '../../features/accounts/request-code.ts';
import { applyForJob, quickApply } from '../../features/careers/applications.ts';
import { jobApplicationForm, quickApplyForm } from '../../features/careers/forms.ts';
import { contactForm, helpForm } from '../../features/contact/form.ts';
import { submitContact } from '../../features/contact/submit.ts';
import {
  newsletterConfirmForm,
  newsletterForm,
  newsletterUnsubscribeForm,
} from '../../features/newsletter/forms.ts';
import {
  confirmFromForm,
  subscribe,
  unsubscribeFromForm,
} from '../../features/newsletter/subscribe.ts';
import { outageForm } from '../../features/outage/form.ts';
import { reportOutage } from '../../features/outage/report.ts';
import { askForPlan, signUp } from '../../features/plans/ask.ts';
import { customPlanForm, freeSignUpForm, signUpForm } from '../../features/plans/forms.ts';
import { supportForm } from '../../features/support/form.ts';
import { requestSupport } from '../../features/support/request.ts';
import { answerLogin } from '../../platform/api/session.ts';
import { type ServedForm, serveForm } from '../../site/forms/serve-form.ts';

export const FORMS: ReadonlyMap<string, ServedForm> = new Map(
  [
    serveForm(contactForm, contactUs, submitContact),
    serveForm(helpForm, contactUs, submitContact),
    serveForm(jobApplicationForm, sendJobApplication, applyForJob),
    serveForm(quickApplyForm, quickApplyToJobs, quickApply),
    serveForm(newsletterForm, subscribeToNewsletter, subscribe),
    serveForm(newsletterConfirmForm, confirmNewsletter, confirmFromForm),
    serveForm(newsletterUnsubscribeForm, unsubscribeFromNewsletter, unsubscribeFromForm),
    serveForm(supportForm, supportRequest, requestSupport),
    serveForm(outageForm, outageNotification, reportOutage),
    serveForm(customPlanForm, customPlan, askForPlan),
    serveForm(signUpForm, planSignUp, signUp),
    serveForm(freeSignUpForm, planSignUp, signUp),
    serveForm(loginForm, login, answerLogin),
    serveForm(registerForm, registerAccount, register),
    serveForm(invitedRegisterForm, registerAccount, register),
    serveForm(verifyForm, verifyOtp, answerVerify),
    serveForm(sendCodeForm, resendOtp, resendCode),
    serveForm(forgotPasswordForm, forgotPasswordCall, forgotPassword),
    serveForm(resetByCodeForm, resetPasswordByOtp, answerResetByCode),
    serveForm(resetByLinkForm, resetPasswordByLink, answerResetByLink),
  ].map((served) => [served.form.id, served]),
);

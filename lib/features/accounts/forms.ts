/** The forms about accounts, as pages show them. The words are in content/messages. */
import { COMPANY, NAME, NEW_PASSWORD, PASSWORD, USERNAME } from '../../site/forms/fields.ts';
import type { FieldDefinition, FormDefinition } from '../../site/forms/form.ts';

/** Room for the gap with which people copy a code. */
const OTP: FieldDefinition = {
  name: 'otp',
  kind: 'text',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  isRequired: true,
  maxLength: 12,
};

/** Where a code goes, or went: a tab knows it from the form before. */
const CODE_ADDRESS: FieldDefinition = { ...USERNAME, prefill: 'code-address' };

export const loginForm: FormDefinition = {
  id: 'login',
  words: 'loginForm',
  page: '/auth/login',
  path: '/user/login',
  leadsTo: 'back',
  // Which of the two is wrong is never told; the password is what most people mistype.
  fieldOf: { WRONG_CREDENTIALS: 'password' },
  fields: [USERNAME, PASSWORD],
};

export const registerForm: FormDefinition = {
  id: 'register',
  words: 'registerForm',
  page: '/auth/register',
  path: '/registration/register',
  isPublic: true,
  asksForCode: true,
  leadsTo: '/auth/verify?purpose=register&begun={begun}#code',
  fields: [NAME, USERNAME, NEW_PASSWORD, { ...COMPANY, maxLength: 100 }],
};

/** The same for a visitor who was invited: the company is known. */
export const invitedRegisterForm: FormDefinition = {
  ...registerForm,
  id: 'register-invited',
  page: '/auth/invite',
  fieldOf: { INVALID_CODE: 'email' },
  fields: [
    ...registerForm.fields.filter(({ name }) => name !== 'company'),
    { name: 'code', kind: 'hidden' },
  ],
};

export const verifyForm: FormDefinition = {
  id: 'verify-code',
  words: 'verifyForm',
  page: '/auth/verify',
  path: '/user/verify_login_register_contact_user_otp',
  leadsTo: 'welcome',
  fieldOf: { INVALID_CODE: 'otp' },
  fields: [
    CODE_ADDRESS,
    OTP,
    { name: 'purpose', kind: 'hidden' },
    { name: 'begun', kind: 'hidden' },
  ],
};

export const sendCodeForm: FormDefinition = {
  id: 'send-code',
  words: 'sendCodeForm',
  page: '/auth/code',
  path: '/user/resend_user_otp',
  isPublic: true,
  asksForCode: true,
  leadsTo: '/auth/verify?purpose={purpose}#code',
  fields: [CODE_ADDRESS, { name: 'purpose', kind: 'hidden' }],
};

export const forgotPasswordForm: FormDefinition = {
  id: 'forgot-password',
  words: 'forgotPasswordForm',
  page: '/auth/forgot-password',
  path: '/user/forgot_password',
  isPublic: true,
  asksForCode: true,
  onwards: '/auth/reset-password',
  fields: [USERNAME],
};

export const resetByCodeForm: FormDefinition = {
  id: 'reset-by-code',
  words: 'resetPasswordForm',
  page: '/auth/reset-password',
  path: '/user/reset_password',
  method: 'PUT',
  leadsTo: 'welcome',
  changesPassword: true,
  fieldOf: { INVALID_CODE: 'otp' },
  checksCode: {
    path: '/user/verify_forgotpassword_user_otp',
    fields: ['email', 'otp'],
    again: '/auth/forgot-password',
  },
  // The link of the mail says all but the password.
  whenGiven: { parameter: 'code', form: 'reset-by-link' },
  fields: [CODE_ADDRESS, OTP, NEW_PASSWORD],
};

export const resetByLinkForm: FormDefinition = {
  id: 'reset-by-link',
  words: 'resetPasswordForm',
  page: '/auth/reset-password',
  path: '/auth/reset-password',
  leadsTo: 'welcome',
  changesPassword: true,
  checksCode: {
    path: '/auth/check-reset-code',
    fields: ['code'],
    again: '/auth/forgot-password',
  },
  fields: [{ name: 'code', kind: 'hidden' }, NEW_PASSWORD],
};

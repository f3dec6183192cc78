/** The forms about accounts, as pages show them. The words are in content/messages. */
import type { FieldDefinition, FormDefinition } from '../forms/form.ts';
import { PASSWORD_LIMITS } from '../session/password-limits.ts';

/** The address is the name of the account: password managers look for it under 'username'. */
const EMAIL: FieldDefinition = {
  name: 'email',
  kind: 'email',
  autoComplete: 'username',
  isRequired: true,
  maxLength: 254,
};
/** Room for the gap with which people copy a code. */
const OTP: FieldDefinition = {
  name: 'otp',
  kind: 'text',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  isRequired: true,
  maxLength: 12,
};
const NEW_PASSWORD: FieldDefinition = {
  name: 'password',
  kind: 'password',
  autoComplete: 'new-password',
  isRequired: true,
  maxLength: PASSWORD_LIMITS.longest,
};

export const registerForm: FormDefinition = {
  id: 'register',
  words: 'registerForm',
  page: '/auth/register',
  path: '/registration/register',
  isPublic: true,
  leadsTo: '/auth/verify?purpose=register&begun={begun}',
  fields: [
    { name: 'name', kind: 'text', autoComplete: 'name', isRequired: true, maxLength: 80 },
    EMAIL,
    NEW_PASSWORD,
    { name: 'company', kind: 'text', autoComplete: 'organization', maxLength: 100 },
  ],
};

/** The same for somebody who was invited: the company is known. */
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
  leadsTo: 'back',
  fieldOf: { INVALID_CODE: 'otp' },
  fields: [EMAIL, OTP, { name: 'purpose', kind: 'hidden' }, { name: 'begun', kind: 'hidden' }],
};

export const sendCodeForm: FormDefinition = {
  id: 'send-code',
  words: 'sendCodeForm',
  page: '/auth/code',
  path: '/user/resend_user_otp',
  isPublic: true,
  leadsTo: '/auth/verify?purpose={purpose}',
  fields: [EMAIL, { name: 'purpose', kind: 'hidden' }],
};

export const forgotPasswordForm: FormDefinition = {
  id: 'forgot-password',
  words: 'forgotPasswordForm',
  page: '/auth/forgot-password',
  path: '/user/forgot_password',
  isPublic: true,
  fields: [EMAIL],
};

export const resetByCodeForm: FormDefinition = {
  id: 'reset-by-code',
  words: 'resetPasswordForm',
  page: '/auth/reset-password',
  path: '/user/reset_password',
  method: 'PUT',
  leadsTo: 'back',
  fieldOf: { INVALID_CODE: 'otp' },
  // The link of the mail says all but the password.
  whenGiven: { parameter: 'code', form: 'reset-by-link' },
  fields: [EMAIL, OTP, NEW_PASSWORD],
};

export const resetByLinkForm: FormDefinition = {
  id: 'reset-by-link',
  words: 'resetPasswordForm',
  page: '/auth/reset-password',
  path: '/auth/reset-password',
  leadsTo: 'back',
  fields: [{ name: 'code', kind: 'hidden' }, NEW_PASSWORD],
};

/** On the profile. */
export const changePasswordForm: FormDefinition = {
  id: 'change-password',
  words: 'changePasswordForm',
  page: '/profile',
  path: '/user/change_password',
  method: 'PUT',
  needsSession: true,
  fields: [
    { ...NEW_PASSWORD, autoComplete: 'current-password' },
    { ...NEW_PASSWORD, name: 'newPassword' },
  ],
};

/** On the profile of somebody who belongs to a company. */
export const inviteForm: FormDefinition = {
  id: 'invite',
  words: 'inviteForm',
  page: '/profile',
  path: '/user/invite',
  needsSession: true,
  fields: [{ ...EMAIL, autoComplete: 'off' }],
};

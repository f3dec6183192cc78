/** The fields that many forms share: a visitor's name and address, and the passwords of an account. */
import { PASSWORD_LIMITS } from '../../platform/session/password-limits.ts';
import type { FieldDefinition } from './form.ts';

export const NAME = {
  name: 'name',
  kind: 'text',
  autoComplete: 'name',
  isRequired: true,
  maxLength: 80,
} as const satisfies FieldDefinition;

export const EMAIL = {
  name: 'email',
  kind: 'email',
  autoComplete: 'email',
  isRequired: true,
  maxLength: 254,
} as const satisfies FieldDefinition;

export const COMPANY = {
  name: 'company',
  kind: 'text',
  autoComplete: 'organization',
  maxLength: 80,
} as const satisfies FieldDefinition;

/** Of whoever writes to us; registering is for somebody who has no account. */
export const SENDER_NAME = { ...NAME, prefill: 'account' } as const satisfies FieldDefinition;
export const SENDER_EMAIL = { ...EMAIL, prefill: 'account' } as const satisfies FieldDefinition;
export const SENDER_COMPANY = { ...COMPANY, prefill: 'account' } as const satisfies FieldDefinition;

export const PHONE = {
  name: 'phone',
  kind: 'tel',
  autoComplete: 'tel',
  maxLength: 32,
} as const satisfies FieldDefinition;

/** The address is the name of an account: password managers look for it under 'username'. */
export const USERNAME = { ...EMAIL, autoComplete: 'username' } as const satisfies FieldDefinition;

export const PASSWORD = {
  name: 'password',
  kind: 'password',
  autoComplete: 'current-password',
  isRequired: true,
  maxLength: PASSWORD_LIMITS.longest,
} as const satisfies FieldDefinition;

/** One that the visitor chooses. */
export const NEW_PASSWORD = {
  ...PASSWORD,
  autoComplete: 'new-password',
} as const satisfies FieldDefinition;

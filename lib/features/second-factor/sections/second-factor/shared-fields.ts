/** The fields of the section's forms. */
import { PASSWORD } from '@/lib/site/forms/fields';
import type { FieldDefinition } from '@/lib/site/forms/form';
import type { Factors } from '../../schema';

export const PASSKEY_NAME = {
  name: 'name',
  kind: 'text',
  autoComplete: 'off',
  isRequired: true,
  maxLength: 60,
} as const satisfies FieldDefinition;

export const APP_CODE = {
  name: 'code',
  kind: 'text',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  isRequired: true,
  maxLength: 12,
} as const satisfies FieldDefinition;

/** The password, where a change asks for it. */
export const proofFields = ({ proof }: Pick<Factors, 'proof'>): readonly FieldDefinition[] =>
  proof === 'password' ? [PASSWORD] : [];

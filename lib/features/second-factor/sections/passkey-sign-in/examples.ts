/** Examples of the section. */
import { type Examples, heads } from '@/components/sections/shared/example-parts';

export const examples = {
  default: { ...heads.default, type: 'passkey-sign-in' },
  minimal: { ...heads.minimal, type: 'passkey-sign-in' },
  longest: { ...heads.longest, type: 'passkey-sign-in' },
} satisfies Examples<'passkey-sign-in'>;

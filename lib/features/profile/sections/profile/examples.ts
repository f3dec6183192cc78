/** Examples of the account. */
import { type Examples, heads } from '@/components/sections/shared/example-parts';

export const examples = {
  default: { ...heads.default, type: 'profile' },
  minimal: { ...heads.minimal, type: 'profile' },
  longest: { ...heads.longest, type: 'profile' },
} satisfies Examples<'profile'>;

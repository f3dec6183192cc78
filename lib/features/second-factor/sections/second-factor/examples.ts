/** Examples of the section. */
import { type Examples, heads } from '@/components/sections/shared/example-parts';

export const examples = {
  default: { ...heads.default, type: 'second-factor' },
  minimal: { ...heads.minimal, type: 'second-factor' },
  longest: { ...heads.longest, type: 'second-factor' },
} satisfies Examples<'second-factor'>;

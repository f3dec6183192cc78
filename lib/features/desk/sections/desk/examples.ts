/** Examples of the desk's screen; its messages come by the API. */
import { type Examples, heads } from '@/components/sections/shared/example-parts';

export const examples = {
  default: { ...heads.default, type: 'desk' },
  minimal: { ...heads.minimal, type: 'desk' },
  longest: { ...heads.longest, type: 'desk' },
} satisfies Examples<'desk'>;

/** Examples of an invitation. Its words come from the endpoint, by the code in the page's address. */
import { type Examples, heads } from '@/components/sections/shared/example-parts';

export const examples = {
  default: { ...heads.default, type: 'invitation' },
  minimal: { ...heads.minimal, type: 'invitation' },
  longest: { ...heads.longest, type: 'invitation' },
} satisfies Examples<'invitation'>;

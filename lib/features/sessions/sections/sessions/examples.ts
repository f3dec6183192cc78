/** Examples of the list of sessions. */
import { type Examples, heads } from '@/components/sections/shared/example-parts';

export const examples = {
  default: { ...heads.default, type: 'sessions' },
  minimal: { ...heads.minimal, type: 'sessions' },
  longest: { ...heads.longest, type: 'sessions' },
} satisfies Examples<'sessions'>;

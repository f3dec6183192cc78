/** Examples of the closing call. */
import type { SectionOf } from '@/lib/content/prepare';
import { heads, link, longLink } from './parts';

export const closing = {
  default: {
    ...heads.default,
    type: 'closing',
    primary: link('Request a demo'),
    secondary: link('Call an office'),
  },
  minimal: { ...heads.minimal, type: 'closing', primary: link('Write to us') },
  longest: { ...heads.longest, type: 'closing', primary: longLink, secondary: longLink },
} satisfies Record<string, SectionOf<'closing'>>;

/** Examples of the page intro. */
import type { SectionOf } from '@/lib/content/prepare';
import { heads, link, longLink } from './parts';

export const pageIntro = {
  default: { ...heads.default, type: 'page-intro', primary: link('Write to us') },
  minimal: { ...heads.minimal, type: 'page-intro' },
  longest: { ...heads.longest, type: 'page-intro', primary: longLink, secondary: longLink },
} satisfies Record<string, SectionOf<'page-intro'>>;

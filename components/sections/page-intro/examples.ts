/** Examples of the page intro. */
import { type Examples, heads, link, longLink } from '../shared/example-parts';

export const examples = {
  default: { ...heads.default, type: 'page-intro', primary: link('Write to us') },
  minimal: { ...heads.minimal, type: 'page-intro' },
  longest: { ...heads.longest, type: 'page-intro', primary: longLink, secondary: longLink },
} satisfies Examples<'page-intro'>;

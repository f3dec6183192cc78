/** Examples of the page intro. */
import { drawing, type Examples, heads, link, long, longLink } from '../shared/example-parts';

export const examples = {
  default: { ...heads.default, type: 'page-intro', primary: link('Write to us') },
  minimal: { ...heads.minimal, type: 'page-intro' },
  longest: {
    ...heads.longest,
    type: 'page-intro',
    drawing: drawing('hrms', long(400)),
    primary: longLink,
    secondary: longLink,
  },
} satisfies Examples<'page-intro'>;

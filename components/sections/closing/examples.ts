/** Examples of the closing call. */
import { type Examples, heads, link, longLink } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'closing',
    primary: link('Request a demo'),
    secondary: link('EndpointDescription an office'),
  },
  minimal: { ...heads.minimal, type: 'closing', primary: link('Write to us') },
  longest: { ...heads.longest, type: 'closing', primary: longLink, secondary: longLink },
} satisfies Examples<'closing'>;

/** Examples of the closing call. */
import { type Examples, heads, link } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'closing',
    primary: link('Request a demo'),
    secondary: link('EndpointDescription an office'),
  },
} satisfies Examples<'closing'>;

/** The plain call at the end of a page, on the one strong colour. */
import { z } from 'zod';
import { link } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('closing'),
  primary: link,
  secondary: link.optional(),
});

/** The menubar of a platform's page: Overview, Key-benefits, Business, Industries, All. */
import { z } from 'zod';
import { anchor, link, plain } from '../../../content/schemas/parts.ts';

export const schema = z.strictObject({
  type: z.literal('section-menu'),
  id: anchor,
  /** The name of the menu, for those who cannot see it. */
  label: plain(60),
  links: z.array(link).min(3).max(8),
});

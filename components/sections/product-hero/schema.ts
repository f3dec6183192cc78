/** The head of a product page: its drawing first; holds the h1. */
import { z } from 'zod';
import { anchor, drawing, link, plain, rich } from '../../../content/schemas/parts.ts';

export const schema = z.strictObject({
  type: z.literal('product-hero'),
  id: anchor,
  label: plain(60),
  code: plain(6),
  /** The code written out: 'Human resource information system'. */
  expansion: plain(80),
  heading: plain(110),
  text: rich(500),
  drawing,
  primary: link,
  secondary: link,
  facts: z
    .array(z.strictObject({ term: plain(30), value: plain(60) }))
    .min(2)
    .max(4),
});

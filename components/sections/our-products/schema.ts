/** OurProducts: modules or platforms, each as its drawing. */
import { z } from 'zod';
import { drawing, link, plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('our-products'),
  /** `sheet` shows one large drawing beside a list, `index` one row a module. */
  variant: z.enum(['sheet', 'index']),
  items: z
    .array(
      z.strictObject({
        code: plain(8),
        title: plain(80),
        text: rich(400),
        drawing,
        link,
      }),
    )
    .min(3)
    .max(6),
});

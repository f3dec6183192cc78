/** KeyBenefits: what a reader needs, what answers it, and where to read on. */
import { z } from 'zod';
import { link, plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('key-benefits'),
  items: z
    .array(
      z.strictObject({
        /** What it is about; the link's own words say no more than 'LEARN MORE'. */
        title: plain(60),
        text: rich(400),
        /** The module, platform or service that does it. */
        by: plain(40),
        link,
      }),
    )
    .min(3)
    .max(6),
});

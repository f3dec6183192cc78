/** FutureProofScalability: sizes of a customer from small to large; what stays at each, what changes. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('future-proof-scalability'),
  /** Says what the table shows, to those who cannot see it. */
  caption: plain(120),
  steps: z
    .array(
      z.strictObject({
        /** '50 employees, one country' */
        size: plain(50),
        stays: rich(260),
        changes: rich(260),
      }),
    )
    .min(3)
    .max(5),
});

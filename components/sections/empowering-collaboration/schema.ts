/** EmpoweringCollaboration: one piece of work on its way from person to person. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('empowering-collaboration'),
  steps: z
    .array(
      z.strictObject({
        /** The person by the job. The same words in two steps are the same person. */
        who: plain(40),
        title: plain(60),
        text: rich(260),
      }),
    )
    .min(3)
    .max(7),
});

/** EmpowerWorkforce: what each person can do alone from now on, and what it replaces. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('empower-workforce'),
  items: z
    .array(
      z.strictObject({
        /** The person by the job: 'Shift leader'. */
        who: plain(40),
        does: rich(320),
        /** What that person did until now. */
        instead: rich(240),
      }),
    )
    .min(3)
    .max(6),
});

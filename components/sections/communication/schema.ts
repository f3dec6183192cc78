/** Communication: who tells whom what, and when, as a timetable. */
import { z } from 'zod';
import { plain, rich, sample } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('communication'),
  /** Says what the table shows, to those who cannot see it. */
  caption: plain(120),
  rows: z
    .array(
      z.strictObject({
        /** 'Every day, 9:30 a.m.' */
        when: plain(40),
        what: rich(260),
        /** 'Project lead and your owner' */
        who: plain(70),
        /** True where `who` names an invented person. */
        sample: sample.optional(),
      }),
    )
    .min(3)
    .max(7),
});

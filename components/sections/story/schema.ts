/** Storytelling: tabs, each with cards and a stepper. */
import { z } from 'zod';
import { anchor, plain, rich } from '../../../content/schemas/parts.ts';
import { head, titled } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('story'),
  tabs: z
    .array(
      z.strictObject({
        id: anchor,
        title: plain(30),
        lead: rich(500),
        cards: z.array(titled).min(2).max(4),
        steps: z.array(titled).min(3).max(5),
      }),
    )
    .length(5),
});

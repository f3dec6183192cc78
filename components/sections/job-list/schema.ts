/** All open jobs as a register. Filled in from the job pages below /Careers. */
import { z } from 'zod';
import { link, plain } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('job-list'),
  /** Filled in from the pages below /Careers; see lib/content/shared-lists.ts. */
  items: z
    .array(
      z.strictObject({
        title: plain(60),
        team: plain(60),
        location: plain(60),
        workMode: plain(40),
        link,
      }),
    )
    .max(0, 'written in content/pages/Careers')
    .default([]),
});

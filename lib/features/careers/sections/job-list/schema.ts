/** All open jobs as a register, with a search, and Quick Apply. Filled in from the job pages below /Careers. */
import { z } from 'zod';
import { head } from '../../../../../components/sections/shared/head.ts';
import { link, plain, sample } from '../../../../../content/schemas/parts.ts';
import { searchAnswer } from '../../schema.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('job-list'),
  /** Filled in from the pages below /Careers; see fill.ts. */
  items: z
    .array(
      z.strictObject({
        /** The last part of its path. */
        id: z.string(),
        title: plain(60),
        team: plain(60),
        location: plain(60),
        workMode: plain(40),
        pay: plain(60),
        link,
        sample,
      }),
    )
    .max(0, 'written in content/pages/Careers')
    .default([]),
  /** Filled in for a page that answers a query; see lib/composition/answered-page.ts. */
  answer: z
    .strictObject({
      criteria: z.strictObject({
        q: z.string(),
        occupation: z.string(),
        location: z.string(),
        team: z.string(),
        workMode: z.string(),
        page: z.number(),
      }),
      /** The ids of the jobs that are ticked. */
      chosen: z.array(z.string()),
      result: searchAnswer.optional(),
      /** The database did not answer. */
      hasFailed: z.boolean().optional(),
    })
    .optional(),
});

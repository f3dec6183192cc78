/** One job: its facts, the work, the person we look for, what we pay, and how to apply. */
import { z } from 'zod';
import { head } from '../../../../../components/sections/shared/head.ts';
import { link, plain, rich, sample } from '../../../../../content/schemas/parts.ts';

const list = z.array(rich(240)).min(2).max(8);

export const schema = z.strictObject({
  ...head,
  type: z.literal('job-details'),
  facts: z.strictObject({
    /** One of the six titles of the specification: 'Web Developer'. */
    title: plain(60),
    employer: plain(60),
    team: plain(60),
    location: plain(60),
    /** 'On site', 'Hybrid, three days' or 'Remote'. */
    workMode: plain(40),
    /** Pay a year, as the edition writes it. */
    pay: plain(60),
    /** ISO date. */
    posted: z.iso.date(),
  }),
  work: list,
  wanted: list,
  offered: list,
  apply: link,
  sample,
});

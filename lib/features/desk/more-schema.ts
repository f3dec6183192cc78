/** What the desk is answered besides messages. Read by the browser too: no secret, no database. */
import { z } from 'zod';
import { moment } from '../../platform/validation/text-fields.ts';
import { SUBMISSION_KINDS } from '../submissions/kinds.ts';

export const newsletterAnswer = z.object({
  counts: z.object({ subscribed: z.int(), waiting: z.int(), ended: z.int() }),
  pages: z.int(),
  items: z.array(z.object({ email: z.string(), since: moment })),
});

export const claimsAnswer = z.object({
  items: z.array(
    z.object({
      /** As in content/site/claims.yaml. */
      id: z.string(),
      wording: z.string(),
      owner: z.string(),
      /** The day until which an editor was to look at it again. */
      review: z.iso.date(),
    }),
  ),
});

/** In square brackets stands what is filled in when one is chosen; `for` names the kinds of message that it fits, if not all. */
export const savedAnswersAnswer = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      for: z.array(z.enum(SUBMISSION_KINDS)).optional(),
      text: z.string(),
    }),
  ),
});
export type SavedAnswers = z.output<typeof savedAnswersAnswer>;

/** How many answers of the last 90 days it takes to say how long one takes. */
export const ENOUGH_ANSWERS = 30;
export const timesAnswer = z.object({
  /** In working minutes; missing until there are ENOUGH_ANSWERS. */
  median: z.int().optional(),
  count: z.int(),
});

export type DeskClaims = z.output<typeof claimsAnswer>;
export type DeskTimes = z.output<typeof timesAnswer>;

/** The plans in tabs: 1Year, 3Year, Custom. Prices are those of content/site/prices.yaml. */
import { z } from 'zod';
import { anchor, link, plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

const card = z.strictObject({
  title: plain(40),
  price: plain(40),
  unit: plain(60),
  text: rich(300),
  points: z.array(rich(160)).min(2).max(8),
  /** 'Join Now' */
  link,
});

export const schema = z.strictObject({
  ...head,
  type: z.literal('plan-tabs'),
  tabs: z
    .array(
      z.strictObject({
        id: anchor,
        title: plain(20),
        /** Says what all plans of the tab have in common, and why they cost what they cost. */
        text: rich(500),
        cards: z.array(card).min(1).max(3),
      }),
    )
    .min(2)
    .max(4),
  note: rich(500),
});

/** What the schemas of most sections start with. */

import { z } from 'zod';
import { anchor, plain, rich } from '../../../content/schemas/parts.ts';

/** An anchor, a margin label, a heading, perhaps an opening; `paper: false` leaves the section out of a print. */
export const head = {
  id: anchor,
  label: plain(60),
  heading: plain(110),
  intro: rich().optional(),
  paper: z.literal(false).optional(),
};

export const titled = z.strictObject({ title: plain(80), text: rich() });

/** The types that hold the main heading of a page; each page begins with one of them. */
export const PAGE_HEADS: readonly string[] = [
  'article-intro',
  'desk',
  'hero-slider',
  'page-intro',
  'product-hero',
  'welcome',
];

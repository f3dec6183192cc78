/** WhatWeAre: a grid of pages to read next, each with its drawing. Leaves out the page that it is on. */
import { z } from 'zod';
import { drawing, href, link, plain } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('what-we-are'),
  /** Shown only when it says so (specification, section 2). */
  what: z.enum(['show', 'hide']),
  /** The pages, in the order of the cards. */
  pages: z.array(href).min(2).max(30),
  /** Filled in from those pages: each page's name and the drawing of its head. */
  items: z
    .array(z.strictObject({ title: plain(40), drawing: drawing.optional(), link }))
    .max(0, 'taken from `pages`')
    .default([]),
});

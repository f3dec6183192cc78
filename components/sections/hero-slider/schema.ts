/** The head of the homepage: four slides, each a platform line beside its drawing. Holds the h1. */
import { z } from 'zod';
import { anchor, drawing, link, plain, rich } from '../../../content/schemas/parts.ts';

export const schema = z.strictObject({
  type: z.literal('hero-slider'),
  id: anchor,
  label: plain(60),
  /** Slides: each names one platform line; the first holds the page's h1. */
  slides: z
    .array(
      z.strictObject({
        id: anchor,
        label: plain(60),
        title: plain(80),
        text: rich(300),
        drawing,
        primary: link,
        secondary: link,
      }),
    )
    .length(4),
});

/** What the forms of /display may set: one of the themes, one of the font sizes. */
import { z } from 'zod';
import { FONT_SIZE_COOKIE, FONT_SIZES, THEME_COOKIE, THEMES } from './display.ts';

export const displayForm = z
  .strictObject({
    [THEME_COOKIE]: z
      .enum(THEMES, { error: `Choose one of the themes ${THEMES.join(', ')}.` })
      .optional(),
    [FONT_SIZE_COOKIE]: z.enum(FONT_SIZES, { error: 'Choose small, medium or large.' }).optional(),
    /** Where to go afterwards. A path of this site; anything else leads back to /display. */
    next: z.string().optional(),
  })
  .refine((form) => form[THEME_COOKIE] ?? form[FONT_SIZE_COOKIE], {
    path: [THEME_COOKIE],
    error: 'Choose a theme or a font size.',
  });

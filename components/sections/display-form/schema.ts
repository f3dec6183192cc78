/** The display settings: what each theme and size is for. Their names are interface strings. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { FONT_SIZES, THEMES } from '../../../lib/site/display/display.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('display-form'),
  themes: z
    .array(z.strictObject({ value: z.enum(THEMES), text: plain(160) }))
    .length(THEMES.length),
  fontSizes: z
    .array(z.strictObject({ value: z.enum(FONT_SIZES), text: plain(160) }))
    .length(FONT_SIZES.length),
  /** Beside the links to the two editions. */
  edition: rich(300),
  /** How a choice is made where no scripts run. */
  withoutScripts: rich(300),
});

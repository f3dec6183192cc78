/** Examples of the display settings. */
import { FONT_SIZES, THEMES } from '@/lib/site/display/display';
import { type Examples, heads, rich } from '../shared/example-parts';

const withText = <Value extends string>(values: readonly Value[], text: string) =>
  values.map((value) => ({ value, text }));

export const examples = {
  default: {
    ...heads.default,
    type: 'display-form',
    themes: withText(THEMES, 'Easy in a dark room.'),
    fontSizes: withText(FONT_SIZES, 'More fits on one screen.'),
    edition: rich('Spelling, currency and laws follow it.'),
    withoutScripts: rich('Press the button below the list.'),
  },
} satisfies Examples<'display-form'>;

/** Examples of the display settings. */
import { FONT_SIZES, THEMES } from '@/lib/site/display/display';
import { type Examples, heads, long, longRich, rich } from '../shared/example-parts';

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
  minimal: {
    ...heads.minimal,
    type: 'display-form',
    themes: withText(THEMES, 'Dark.'),
    fontSizes: withText(FONT_SIZES, 'Big.'),
    edition: rich('Two.'),
    withoutScripts: rich('Press.'),
  },
  longest: {
    ...heads.longest,
    type: 'display-form',
    themes: withText(THEMES, long(160)),
    fontSizes: withText(FONT_SIZES, long(160)),
    edition: longRich(300),
    withoutScripts: longRich(300),
  },
} satisfies Examples<'display-form'>;

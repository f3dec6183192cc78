/**
 * The style sheet of one visitor without scripts. Pages are static and cannot know their cookies;
 * each of them asks for /display.css instead, which holds what the head script would have set.
 */
import {
  DEFAULT_FONT_SIZE,
  DEFAULT_THEME,
  FONT_SCALES,
  FONT_SIZES,
  type FontSize,
  THEMES,
  type Theme,
} from './display.ts';
import { themeDeclarations } from './theme-css.ts';

const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme);
const isFontSize = (value: unknown): value is FontSize => FONT_SIZES.includes(value as FontSize);

/** Twice :root, because the document's own rule for its default comes with one attribute. */
const onRoot = (body: string) => `:root:root{${body}}`;

/** On /display: takes the mark 'in use' from the default and gives it to `chosen`. */
const markInUse = (usual: string, chosen: string) =>
  `[data-in-use="${usual}"]{display:none}[data-in-use="${chosen}"]{display:inline}`;

/**
 * @param visitor the values of two cookies as they came; whatever is no choice counts as none. Of the account only
 * whether one is signed in: no name stands in a file that a browser keeps. And whether the guard lets them in, so that
 * nothing more is asked about cookies
 * @returns CSS; the empty string for a stranger who chose nothing
 */
export function visitorSheet(visitor: {
  theme?: string;
  fontSize?: string;
  isSignedIn?: boolean;
  hasConsented?: boolean;
}): string {
  const { theme, fontSize, isSignedIn, hasConsented } = visitor;
  return [
    isTheme(theme) && onRoot(themeDeclarations(theme)) + markInUse(DEFAULT_THEME, theme),
    isFontSize(fontSize) &&
      onRoot(`--font-scale:${FONT_SCALES[fontSize]}`) + markInUse(DEFAULT_FONT_SIZE, fontSize),
    isSignedIn && '.if-stranger{display:none}.if-account{display:contents}',
    hasConsented && '.cookie-banner:not(:target)>form{display:none}.choice-kept{display:block}',
  ]
    .filter(Boolean)
    .join('');
}

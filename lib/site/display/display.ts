/** Theme and font size: their values, defaults and cookies. Safe to import anywhere. */

/**
 * A new theme is its name here, its colours in app/styles/themes.css, its name for readers in
 * content/messages and what it is for in content/pages/display.yaml. A missing one is told.
 */
export const THEMES = ['t01', 't02', 't03', 't04', 't05'] as const;
export type Theme = (typeof THEMES)[number];
export const DEFAULT_THEME: Theme = 't02';
export const THEME_COOKIE = 'theme';

export const FONT_SIZES = ['small', 'medium', 'large'] as const;
export type FontSize = (typeof FONT_SIZES)[number];
export const DEFAULT_FONT_SIZE: FontSize = 'medium';
export const FONT_SIZE_COOKIE = 'font-size';
/** What each size multiplies the browser's own by (specification, section 9). */
export const FONT_SCALES: Record<FontSize, number> = { small: 0.875, medium: 1, large: 1.25 };

/** Set for the browsing session once a visitor has refused everything: the banner stays away. */
export const DENIED_KEY = 'cookies-denied';
/** Its value after a refusal on another page, until the homepage has confirmed it. */
export const DENIED_UNCONFIRMED = 'unconfirmed';
/** So long after a refusal of the guard the cookie dialog may still open by itself; then the banner asks. */
export const DIALOG_COMES_WITHIN_MS = 5000;

/** Theme and font size: their values, cookies and the script that applies them before first paint. */

export const THEMES = ['t01', 't02', 't03', 't04', 't05'] as const;
export type Theme = (typeof THEMES)[number];
export const DEFAULT_THEME: Theme = 't02';
export const THEME_COOKIE = 'theme';

export const FONT_SIZES = ['small', 'medium', 'large'] as const;
export type FontSize = (typeof FONT_SIZES)[number];
export const DEFAULT_FONT_SIZE: FontSize = 'medium';
export const FONT_SIZE_COOKIE = 'font-size';

/** Set for the browsing session once a visitor has refused everything: the banner stays away. */
export const DENIED_KEY = 'cookies-denied';

/** How a moment is written for the reader of a page: in its language, by the clock of their own machine. */

const format = (options: Intl.DateTimeFormatOptions, iso: string) =>
  new Intl.DateTimeFormat(document.documentElement.lang, options).format(new Date(iso));

/** @returns 'November 28, 2026' */
export const dayOf = (iso: string) => format({ dateStyle: 'long' }, iso);

/** @returns 'Nov 28, 2026, 2:19 PM' */
export const momentOf = (iso: string) => format({ dateStyle: 'medium', timeStyle: 'short' }, iso);

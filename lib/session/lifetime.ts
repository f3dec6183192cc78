/** How long a session lasts, in ms. Read by the server and by the browser. */

const MINUTE_MS = 60_000;

/**
 * Without a refresh: the idle limit of the specification, section 9, of 3600 s, and a margin. The
 * browser refreshes every two minutes at most; a session that ended before the limit could not be
 * asked about when the idle dialog is due.
 */
export const SESSION_LIFETIME_MS = 65 * MINUTE_MS;

/** What ends sooner than this is refreshed before the next call (specification, section 9). */
export const REFRESH_WINDOW_MS = 10 * MINUTE_MS;

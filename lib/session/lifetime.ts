/** How long a session lasts, in ms. Read by the server and by the browser. */

const MINUTE_MS = 60_000;

/** Without activity: the idle limit of the specification, section 9, of 3600 s. */
export const SESSION_LIFETIME_MS = 60 * MINUTE_MS;

/** What ends sooner than this is refreshed before the next call (specification, section 9). */
export const REFRESH_WINDOW_MS = 10 * MINUTE_MS;

/** How long a session lasts, in ms. Read by the server and by the browser. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Without activity: the idle limit of the specification, section 9, of 3600 s. */
export const SESSION_LIFETIME_MS = 60 * MINUTE_MS;

/** What ends sooner than this is refreshed before the next request (specification, section 9). */
export const REFRESH_WINDOW_MS = 10 * MINUTE_MS;

/** In all, however often it is refreshed: a working day, then the password is asked for again. */
export const LONGEST_SESSION_MS = 12 * HOUR_MS;

/** How long the token before a refresh still works, for other tabs and for an answer that got lost. */
export const FORMER_TOKEN_MS = MINUTE_MS;

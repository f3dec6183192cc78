/** How long a request for the newsletter waits to be confirmed. */
import { HOUR_MS } from '../../platform/housekeeping/housekeeping.ts';

/** A request that nobody confirmed may be confirmed for a week. */
export const NEWSLETTER_REQUEST_MS = 7 * 24 * HOUR_MS;

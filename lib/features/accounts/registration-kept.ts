/** How long a registration waits for its code. */
import { HOUR_MS } from '../../platform/housekeeping/housekeeping.ts';

/** A registration without its code can be taken up again for a day: another code is sent for it. */
export const REGISTRATION_KEPT_MS = 24 * HOUR_MS;

/** Sessions that have ended, and networks and browsers in which an account was not signed in to for long. */
import 'server-only';
import { lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { HOUR_MS, type Job } from '../housekeeping/housekeeping.ts';
import { knownBrowsers, knownNetworks, sessions } from './tables.ts';

/** A network or browser that an account signs in from once a quarter still counts as known. */
export const NETWORK_KEPT_MS = 90 * 24 * HOUR_MS;

export const expiredSessions = (db: Database): Job[] => [
  {
    name: 'sessions',
    run: (now) => db.delete(sessions).where(lt(sessions.expiresAt, new Date(now))),
  },
  {
    name: 'known networks',
    run: (now) =>
      db.delete(knownNetworks).where(lt(knownNetworks.lastUsedAt, new Date(now - NETWORK_KEPT_MS))),
  },
  {
    name: 'known browsers',
    run: (now) =>
      db.delete(knownBrowsers).where(lt(knownBrowsers.lastUsedAt, new Date(now - NETWORK_KEPT_MS))),
  },
];

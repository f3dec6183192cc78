/**
 * Lets the session last as long as somebody is here. Loaded for those who are signed in only, once
 * a page; a page that is opened counts as activity.
 */
import { deleteCookie } from 'cookies-next/client';
import { refreshLogin } from '@/lib/api-client/refresh';
import { CallFailure } from '@/lib/api-client/send';
import { ACCOUNT_COOKIE } from '@/lib/session/cookies';
import { IDLE_LIMIT_MS, idleFor, onActivity } from './idle-clock';

/** The shortest time between two refreshes, in ms. */
const PAUSE_MS = 2 * 60_000;

/**
 * Refreshes the session now, and later whenever somebody does something: at once after a pause,
 * else at its end. So the last refresh is never before the last activity, and the session outlives
 * the idle limit, which is counted from there.
 */
export function keepSession(): void {
  const stop = new AbortController();
  let refreshed = 0;
  let timer: number | undefined;

  function refresh() {
    timer = undefined;
    refreshed = Date.now();
    refreshLogin().catch((error: unknown) => {
      if (!(error instanceof CallFailure) || error.status !== 401) return;
      // The session was ended elsewhere. Its name must not stay, and nobody need ask again.
      deleteCookie(ACCOUNT_COOKIE, { path: '/' });
      stop.abort();
    });
  }

  function notice() {
    // Whoever comes back too late sees the idle dialog, and its way is to log in again.
    if (timer !== undefined || idleFor() >= IDLE_LIMIT_MS) return;
    timer = window.setTimeout(refresh, Math.max(0, refreshed + PAUSE_MS - Date.now()));
  }

  onActivity(notice, stop.signal);
  if (idleFor() < IDLE_LIMIT_MS) refresh();
}

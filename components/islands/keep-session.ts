/**
 * Lets the session last as long as somebody is here. Loaded for those who are signed in only, once
 * a page; a page that is opened counts as activity.
 */
import { deleteCookie } from 'cookies-next/client';
import { refreshLogin } from '@/lib/api-client/refresh';
import { CallFailure } from '@/lib/api-client/send';
import { ACCOUNT_COOKIE } from '@/lib/session/cookies';

/** What the specification, section 4, calls activity, and typing. */
const ACTIVITY = ['scroll', 'mousemove', 'click', 'focus', 'beforeprint', 'keydown'];
/** The shortest time between two refreshes, in ms. */
const PAUSE_MS = 2 * 60_000;

/**
 * Refreshes the session now, and later whenever somebody does something: at once after a pause,
 * else at its end. So the last refresh is never before the last activity, and the session outlives
 * the idle limit, which is counted from there.
 */
export function keepSession(): void {
  let refreshed = 0;
  let timer: number | undefined;

  function refresh() {
    timer = undefined;
    refreshed = Date.now();
    refreshLogin().catch((error: unknown) => {
      if (!(error instanceof CallFailure) || error.status !== 401) return;
      // The session was ended elsewhere. Its name must not stay, and nobody need ask again.
      deleteCookie(ACCOUNT_COOKIE, { path: '/' });
      for (const name of ACTIVITY) removeEventListener(name, notice, true);
    });
  }

  function notice() {
    if (timer !== undefined) return;
    timer = window.setTimeout(refresh, Math.max(0, refreshed + PAUSE_MS - Date.now()));
  }

  for (const name of ACTIVITY) addEventListener(name, notice, { capture: true, passive: true });
  refresh();
}

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
/** Activity within this time of the last refresh need not be told, in ms. */
const PAUSE_MS = 5 * 60_000;

/** Refreshes the session now, and later whenever somebody does something. */
export function keepSession(): void {
  let refreshed = 0;
  const refresh = () => {
    if (Date.now() - refreshed < PAUSE_MS) return;
    refreshed = Date.now();
    refreshLogin().catch((error: unknown) => {
      if (!(error instanceof CallFailure) || error.status !== 401) return;
      // The session was ended elsewhere. Its name must not stay, and nobody need ask again.
      deleteCookie(ACCOUNT_COOKIE, { path: '/' });
      for (const name of ACTIVITY) removeEventListener(name, refresh, true);
    });
  };
  for (const name of ACTIVITY) addEventListener(name, refresh, { capture: true, passive: true });
  refresh();
}

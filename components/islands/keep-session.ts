/**
 * Lets the session last as long as the visitor is here, and says so when it was ended elsewhere. Loaded
 * for those who are signed in only; a page that is opened counts as activity.
 */
import { deleteCookie, getCookie, hasCookie } from 'cookies-next/client';
import { refreshLogin } from '@/lib/platform/api-client/refresh';
import { CallFailure } from '@/lib/platform/api-client/send';
import { noteSignedIn, onSignedOut, wasSignedIn } from '@/lib/platform/api-client/signed-in';
import { ACCOUNT_COOKIE } from '@/lib/platform/session/cookies';
import { markAccount, PASSWORD_CHANGED, WELCOME_KEY } from '@/lib/site/display/account-name';
import { watchAccountMenu } from './account-menu';
import { IDLE_LIMIT_MS, idleFor, onActivity, onReturn } from './idle-clock';
import { takeNote } from './keep-note';
import { lateStyles } from './late-styles';
import { lateWords } from './late-words';
import { emit, listen } from './site-events';

/** The shortest time between two refreshes, in ms. */
const PAUSE_MS = 2 * 60_000;

/** Then the session has ended for that reason, and the idle dialog says so. */
const isTooLate = () => idleFor() >= IDLE_LIMIT_MS;
const isDialogOpen = () => document.querySelector('.idle-dialog') !== null;

async function sayEnded(): Promise<void> {
  const { idle } = await lateWords();
  emit('site:notify', { type: 'warning', message: idle.ended });
}

/** After a form that has signed the visitor in, once. */
async function sayWelcome(): Promise<void> {
  const name = document.documentElement.dataset.account;
  const note = name && takeNote(WELCOME_KEY);
  if (!note) return;
  const { account } = await lateWords();
  const said = note === PASSWORD_CHANGED ? account.passwordChanged : account.welcome;
  emit('site:notify', { type: 'success', message: said.replace('{name}', () => name) });
}

let isKeeping = false;

/**
 * Refreshes the session now, and later whenever the visitor does something: at once after a pause,
 * else at its end. So the last refresh is never before the last activity, and the session outlives
 * the idle limit, which is counted from there. Does nothing while it does so already.
 */
export function keepSession(): void {
  const name = getCookie(ACCOUNT_COOKIE);
  if (typeof name === 'string') markAccount(name);
  if (isKeeping) return;
  isKeeping = true;
  const stop = new AbortController();
  const { signal } = stop;
  let refreshed = 0;
  let timer: number | undefined;

  /** The session was ended elsewhere. Its name must not stay, and no tab need ask again. */
  function end() {
    deleteCookie(ACCOUNT_COOKIE, { path: '/' });
    markAccount(undefined);
    clearTimeout(timer);
    stop.abort();
    isKeeping = false;
    // A visitor who has signed out in this tab knows it.
    if (!wasSignedIn()) return;
    noteSignedIn(false);
    // Without the words the next request that is refused says it.
    sayEnded().catch(() => undefined);
  }

  function endUnlessIdle() {
    if (!isTooLate() && !isDialogOpen()) emit('site:signed-out', undefined);
  }

  function refresh() {
    clearTimeout(timer);
    timer = undefined;
    if (isTooLate()) return;
    refreshed = Date.now();
    refreshLogin().catch((error: unknown) => {
      if (error instanceof CallFailure && error.status === 401) endUnlessIdle();
    });
  }

  function notice() {
    const left = refreshed + PAUSE_MS - Date.now();
    if (timer !== undefined && left > 0) return;
    // A visitor who comes back too late sees the idle dialog, and its way is to sign in again.
    if (isTooLate()) return;
    // A timer sleeps with the machine; the session goes on.
    if (left > 0) timer = window.setTimeout(refresh, left);
    else refresh();
  }

  watchAccountMenu(signal);
  sayWelcome().catch(() => undefined);
  // After sleep there may be no network yet, and what stands open must be covered at once.
  Promise.all([import('./idle-prompt'), lateWords(), lateStyles()]).catch(() => undefined);
  signal.addEventListener('abort', listen('site:signed-out', end));
  onSignedOut(endUnlessIdle, signal);
  // A page that was kept for 'back' has heard of nothing.
  onReturn(() => !hasCookie(ACCOUNT_COOKIE) && endUnlessIdle(), signal);
  onActivity(notice, signal);
  if (!isTooLate()) refresh();
}

/**
 * When the visitor was last active, by time stamps: a counter would stand still while the machine
 * sleeps. The tabs of one browser share the time in local storage.
 */

/** When the notice comes: two minutes are enough to come back to the desk and press a button. */
export const NOTICE_AFTER_MS = 3_480_000;
/** When the dialog comes. Specification, sections 4 and 9: idle limit. */
export const IDLE_LIMIT_MS = 3_600_000;
/**
 * A timer stands still while the machine sleeps, and waking is no event on a page that was in sight: no timer
 * of the idle limit runs longer than this.
 */
export const LOOK_EVERY_MS = 15_000;
/** What other tabs know may be this much older than the last activity. */
const SHARE_EVERY_MS = 3000;
/** So much may the clocks of two tabs differ. */
const CLOCK_SKEW_MS = 60_000;
export const ACTIVITY_KEY = 'last-activity';

/** What counts by the specification: scroll, mouse move, click, focus and print. */
const SPECIFIED = ['scroll', 'mousemove', 'click', 'focus', 'focusin', 'beforeprint'];
/** Writing a long text only presses keys; zooming into a page only touches it. */
const ALSO = ['keydown', 'touchstart'];

let own = 0;
let shared = 0;

function readShared(): number {
  try {
    return Number(localStorage.getItem(ACTIVITY_KEY));
  } catch {
    // Storage is forbidden: each tab counts for itself.
    return 0;
  }
}

/** Milliseconds since the last activity in any tab; 0 when none is known. */
export function idleFor(): number {
  const now = Date.now();
  // A time far ahead is one from before the clock was set back.
  const times = [own, readShared()].filter((time) => time > 0 && time <= now + CLOCK_SKEW_MS);
  return times.length > 0 ? Math.max(0, now - Math.max(...times)) : 0;
}

/** Starts the hour anew, here and in the other tabs. */
export function restartClock(): void {
  own = Date.now();
  shared = own;
  // Nothing is kept in a browser without consent; its tabs count for themselves.
  if (document.documentElement.dataset.consent !== 'given') return;
  try {
    localStorage.setItem(ACTIVITY_KEY, String(own));
  } catch {
    // As above.
  }
}

/**
 * Counts an activity. The clock is read first, because sleep may have lasted beyond the limit.
 * @returns false when the activity came too late
 */
export function countActivity(): boolean {
  const now = Date.now();
  // The mouse moves a hundred times a second; most of it needs no storage.
  if (Math.abs(now - shared) < SHARE_EVERY_MS) own = now;
  else if (idleFor() >= IDLE_LIMIT_MS) return false;
  else restartClock();
  return true;
}

/** Calls `look` when the clock may show something new: after sleep, and on a page kept for 'back'. */
export function onReturn(look: () => void, signal: AbortSignal): void {
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('pageshow', look, { signal });
}

/** Calls `listener` at each activity. Scrolling inside the page is not heard: slides move alone. */
export function onActivity(listener: () => void, signal: AbortSignal): void {
  for (const type of [...SPECIFIED, ...ALSO])
    window.addEventListener(type, listener, { passive: true, signal });
}

/**
 * What this page remembers of the session, which may end while the page stands open: whether the visitor
 * was signed in when the page was last active, and how the tabs of one browser tell each other of a
 * sign-out. Kept in the page alone; strangers load nothing else for it.
 */
import { noteExpiry } from './state.ts';

const CHANNEL = 'signed-out';

let isKnown = false;

/** True also after the session has ended, until the visitor was told of it. */
export const wasSignedIn = () => isKnown;

export function noteSignedIn(isSignedIn: boolean): void {
  isKnown = isSignedIn;
}

/** The visitor has just signed out here, and knows it; their other tabs do not. */
export function tellSignedOut(): void {
  noteExpiry(undefined);
  isKnown = false;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(undefined);
  channel.close();
}

/** Calls `listener` when the visitor has signed out, in whichever tab. */
export function onSignedOut(listener: () => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  signal.addEventListener('abort', () => channel.close());
}

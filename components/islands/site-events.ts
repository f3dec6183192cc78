/** How islands talk to each other: typed events on the window, so that none imports another. */

import type { Choices } from '@/lib/site/consent/record';

export type Notification = { type: 'success' | 'error' | 'warning'; message: string };
export type NumberedNotification = Notification & { id: number };

type SiteEvents = {
  /** Show a notification. */
  'site:notify': Notification;
  /** Open the cookie settings dialog. */
  'site:cookie-settings': undefined;
  /** Show the cookie banner again, whatever was decided before. */
  'site:cookie-banner': undefined;
  /** The session ended while the page stood open, by no act of the visitor's in this tab. */
  'site:signed-out': undefined;
  /** A cookie choice was kept: what the visitor allows now. */
  'site:consent': Choices;
  /** A request was the first to fail, or to be answered again; see lib/platform/api-client/state.ts. */
  'site:server': boolean;
  /** Work began that the visitor waits for; it ends with the promise. */
  'site:busy': Promise<unknown>;
};

export function emit<Name extends keyof SiteEvents>(name: Name, detail: SiteEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Calls `listener` for each event. Returns the function that stops it. */
export function listen<Name extends keyof SiteEvents>(
  name: Name,
  listener: (detail: SiteEvents[Name]) => void,
): () => void {
  const handler = (event: Event) => listener((event as CustomEvent<SiteEvents[Name]>).detail);
  window.addEventListener(name, handler);
  return () => window.removeEventListener(name, handler);
}

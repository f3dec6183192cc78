/**
 * An hour without activity, in a moment: the page's clock stands still and is moved by hand. What is
 * loaded on demand appears only while the clock runs: React waits a moment between two such steps.
 */
import type { Locator, Page } from '@playwright/test';
import { toastOf } from './consent.ts';
import type { Edition } from './editions.ts';
import { open } from './open.ts';

export const NOTICE_MS = 3_480_000;
export const LIMIT_MS = 3_600_000;
const START = new Date('2026-11-02T09:00:00Z');
const OPENED = new Date('2026-11-02T09:01:00Z');

/** Lets no time pass any more but what a test lets pass; `page.clock.resume()` ends it. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 500);
}

/** Opens a page; its clock stands, and the visitor has just moved the mouse. */
export async function openAndStop(page: Page, url: string): Promise<void> {
  // Smooth scrolling would be activity for a while.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: START });
  await open(page, url);
  await page.clock.pauseAt(OPENED);
  await page.mouse.move(5, 5);
}

/** The machine sleeps: time passes, but no timer runs. */
export const sleepFor = (page: Page, milliseconds: number): Promise<void> =>
  page.clock.setSystemTime(OPENED.getTime() + milliseconds);

/** How long ago the page began its hour, in ms, as it tells the other tabs. */
export const idleSince = (page: Page): Promise<number> =>
  page.evaluate(() => Date.now() - Number(localStorage.getItem('last-activity')));

export const noticeOf = (page: Page, { words }: Edition): Locator =>
  page.getByRole('region', { name: words.idle.noticeTitle });

/** The notification that the session has ended elsewhere. */
export const endedToast = (page: Page, edition: Edition): Locator =>
  toastOf(page, edition, edition.words.idle.ended);

export const idleDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'You have been idle for too long' });

export const signInAgainButton = (page: Page): Locator =>
  idleDialog(page).getByRole('button', { name: 'Sign in again' });

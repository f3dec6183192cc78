/** A page that stood open while the machine slept: by its clock and by the server's. */
import type { Page } from '@playwright/test';
import { statusOf } from '../support/account.ts';
import {
  openNow,
  openProfile,
  openRefreshed,
  oversleep,
  sessionOf,
  signInAgain,
  sleep,
  standStill,
  testIn,
} from '../support/clocked-site.ts';
import { toastOf } from '../support/consent.ts';
import { controls, fillIn } from '../support/contact-form.ts';
import { EDITIONS } from '../support/editions.ts';
import {
  endedToast,
  idleDialog,
  LIMIT_MS,
  NOTICE_MS,
  noticeOf,
  signInAgainButton,
} from '../support/idle.ts';
import { inEach } from '../support/in-each.ts';
import { putOnPaper } from '../support/paper.ts';
import { expect } from '../support/test.ts';

const PAGE = '/contact-us';
const MINUTE = 60_000;

/** What a page may notice first when the machine wakes, each without any of the others. */
const AWAKENINGS: Record<string, (page: Page) => Promise<unknown>> = {
  'the mouse moves': (page) => page.mouse.move(60, 60),
  'the page is shown again': (page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  'the page was kept for ‘back’': (page) =>
    page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ),
  'a timer that was held back runs': (page) => page.clock.fastForward(NOTICE_MS),
};

inEach(EDITIONS, ({ edition, words }) => {
  const test = testIn(edition);

  test('who slept beyond the end of the session is told, and finds what they typed', async ({
    page,
    site,
    hours,
    origin,
    cookies,
  }) => {
    await openRefreshed(page, origin + PAGE, hours);
    const text = await fillIn(page, edition);
    await standStill(page);
    await sleep(page, hours, 2 * LIMIT_MS);
    expect(await statusOf(site, cookies)).toBe(401);
    await page.mouse.move(60, 60);
    await page.clock.resume();
    await expect(idleDialog(page)).toBeVisible();
    await expect(endedToast(page, edition)).toBeHidden();

    await signInAgain(page, edition, origin + PAGE);
    await expect(toastOf(page, edition, words.drafts.restored)).toBeVisible();
    await expect(controls(page, edition).message).toHaveValue(text.message);
    await expect(idleDialog(page)).toBeHidden();
  });

  for (const [awakening, wake] of Object.entries(AWAKENINGS))
    test(`the dialog is there after sleep, also without a connection: ${awakening}`, async ({
      page,
      context,
      hours,
      origin,
      cookies,
    }) => {
      expect(cookies).toContain('session=');
      const ready = page.waitForResponse(/\/words\//);
      await openNow(page, origin + PAGE, hours);
      await ready;
      await page.waitForLoadState('networkidle');
      await standStill(page);
      await sleep(page, hours, 2 * LIMIT_MS);
      await context.setOffline(true);
      await wake(page);
      await page.clock.resume();
      await expect(idleDialog(page)).toBeVisible();
    });

  test('who slept for less than the limit notices nothing', async ({
    page,
    site,
    hours,
    origin,
    cookies,
  }) => {
    await openRefreshed(page, origin + PAGE, hours);
    await standStill(page);
    await sleep(page, hours, 50 * MINUTE);
    const refreshed = page.waitForResponse(/refresh_login/);
    await page.mouse.move(60, 60);
    await page.clock.resume();
    expect((await refreshed).status()).toBe(200);
    expect(await statusOf(site, cookies), 'the token before').toBe(401);
    await expect(idleDialog(page)).toBeHidden();
    await expect(noticeOf(page, edition)).toBeHidden();
    await expect(endedToast(page, edition)).toBeHidden();
  });

  test('whoever sits down at the machine reads nothing of the profile', async ({
    page,
    hours,
    origin,
    cookies,
  }) => {
    expect(cookies).toContain('session=');
    const email = await openProfile(page, origin, hours);
    await oversleep(page, hours);
    await expect(signInAgainButton(page)).toBeVisible();
    await expect(email).toBeHidden();
    await expect(page.getByRole('main')).toBeHidden();
    await putOnPaper(page);
    await expect(email, 'on paper').toBeHidden();
    await expect(idleDialog(page)).toBeVisible();
  });

  test('whoever stays signed in at the last minute is signed in an hour later', async ({
    page,
    site,
    hours,
    origin,
    cookies,
  }) => {
    expect(await statusOf(site, cookies)).toBe(200);
    await openRefreshed(page, origin + PAGE, hours);
    await standStill(page);
    hours.passOnServer(NOTICE_MS);
    await page.clock.fastForward(NOTICE_MS);
    await page.clock.resume();
    const notice = noticeOf(page, edition);
    const refreshed = page.waitForResponse(/refresh_login/);
    await notice.getByRole('button', { name: 'Stay signed in' }).dispatchEvent('click');
    expect((await refreshed).status()).toBe(200);
    await expect(toastOf(page, edition, words.idle.stayed)).toBeVisible();
    hours.passOnServer(NOTICE_MS);
    const stayed = await sessionOf(page, origin);
    expect(await statusOf(site, stayed)).toBe(200);
    hours.passOnServer(LIMIT_MS - NOTICE_MS);
    expect(await statusOf(site, stayed)).toBe(401);
  });
});

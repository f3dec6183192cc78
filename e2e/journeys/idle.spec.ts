/** An hour away from the screen: what a signed-in visitor sees, and that nobody else notices. */
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { toastOf } from '../support/consent.ts';
import { mostlyIn } from '../support/editions.ts';
import {
  idleDialog,
  idleSince,
  LIMIT_MS,
  NOTICE_MS,
  noticeOf,
  openAndStop,
  signInAgainButton,
  sleepFor,
  stopClock,
} from '../support/idle.ts';
import { inEach } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { type Session, watchSession } from '../support/session.ts';
import { test as base, expect, expectConsole } from '../support/test.ts';

const PAGE = '/contact-us';

/** What counts as activity, each without any of the others. */
const ACTIVITIES: Record<string, (page: Page) => Promise<unknown>> = {
  scroll: (page) =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('scroll', resolve, { once: true });
          window.scrollBy({ top: window.scrollY > 0 ? -40 : 40, behavior: 'instant' });
        }),
    ),
  'mouse move': (page) => page.mouse.move(30, 30),
  click: (page) => page.locator('h1').dispatchEvent('click'),
  focus: (page) =>
    page
      .getByRole('main')
      .getByRole('textbox')
      .first()
      .evaluate((field) => field.focus({ preventScroll: true })),
  print: (page) => page.evaluate(() => window.dispatchEvent(new Event('beforeprint'))),
  'key press': (page) => page.keyboard.press('Shift'),
  touch: (page) => page.locator('h1').dispatchEvent('touchstart'),
};

const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

inEach(mostlyIn('USA'), ({ edition, region, words }) => {
  const test = base.extend<{ session: Session }>({
    session: async ({ context, site, giveConsent }, use) => {
      await giveConsent(edition.origin(site), region);
      await use(await watchSession(context, edition.origin(site)));
    },
  });

  test('who is not signed in is left alone, and nothing is loaded', async ({
    page,
    origin,
    session,
  }) => {
    const scripts: string[] = [];
    await openAndStop(page, origin + PAGE);
    page.on('request', (request) => scripts.push(request.url()));
    await page.clock.fastForward(NOTICE_MS - 1);
    expect(session.asked()).toBe(0);
    await page.clock.fastForward(1);
    await expect.poll(session.asked).toBe(1);
    // Until it has the answer the page asks nothing more, whatever anybody does.
    await expect.poll(() => idleSince(page)).toBe(0);
    await page.clock.fastForward(LIMIT_MS - NOTICE_MS);
    await sleepFor(page, 5 * LIMIT_MS);
    await page.mouse.move(50, 50);
    await expect.poll(session.asked).toBe(2);
    await page.clock.resume();
    await expect(noticeOf(page, edition)).toBeHidden();
    await expect(idleDialog(page)).toBeHidden();
    expect(scripts.filter((url) => url.endsWith('.js'))).toEqual([]);
  });

  test('two minutes before the limit a visitor is asked, and stays signed in', async ({
    page,
    origin,
    session,
  }) => {
    await session.begin();
    await openAndStop(page, origin + PAGE);
    await page.clock.fastForward(NOTICE_MS);
    await page.clock.resume();
    const notice = noticeOf(page, edition);
    const alert = notice.getByRole('alert');
    await expect(alert).toHaveText(words.idle.inTwoMinutes);
    await stopClock(page);
    await page.clock.fastForward(60_000);
    await expect(alert).toHaveText(words.idle.inAMinute);
    await page.clock.fastForward(30_000);
    await expect(alert).toHaveText(words.idle.inHalfAMinute);
    await page.clock.fastForward(22_000);
    await expect(alert).toHaveText(words.idle.inSeconds);
    await page.clock.resume();
    // As a screen reader presses it: without mouse or key.
    await notice.getByRole('button', { name: 'Stay signed in' }).dispatchEvent('click');
    await expect(notice).toBeHidden();
    await expect(toastOf(page, edition, words.idle.stayed)).toBeVisible();
    expect(session.extended()).toBe(1);

    await page.clock.fastForward(NOTICE_MS - 60_000);
    expect(session.asked(), 'the hour began anew').toBe(1);
    await page.clock.fastForward(60_000);
    await expect(alert).toHaveText(words.idle.inTwoMinutes);
    await page.mouse.move(60, 60);
    await expect(notice).toBeHidden();
    await expect.poll(session.extended).toBe(2);
  });

  test('every kind of activity begins the hour anew', { tag: '@full' }, async ({
    page,
    origin,
    session,
  }) => {
    await session.begin();
    await openAndStop(page, origin + PAGE);
    for (const [kind, act] of Object.entries(ACTIVITIES)) {
      await page.clock.fastForward(NOTICE_MS - 1);
      await act(page);
      expect(session.asked(), `before and after: ${kind}`).toBe(0);
    }
    await page.clock.fastForward(NOTICE_MS - 1);
    expect(session.asked()).toBe(0);
    await page.clock.fastForward(1);
    await expect.poll(session.asked).toBe(1);
  });

  test('nothing but a new login ends the dialog', { tag: '@full' }, async ({
    page,
    origin,
    session,
  }) => {
    const address = origin + PAGE;
    await session.begin();
    await openAndStop(page, address);
    await page.clock.resume();
    await page.clock.fastForward(NOTICE_MS);
    await expect(noticeOf(page, edition)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.clock.fastForward(LIMIT_MS - NOTICE_MS);
    const dialog = idleDialog(page);
    await expect(noticeOf(page, edition)).toBeHidden();
    await expect(signInAgainButton(page)).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
    }
    await page.mouse.click(8, 8);
    await page.mouse.click(700, 8);
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('Tab');
      const isBelow = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isBelow, 'the focus is on the page below').toBe(false);
    }
    expect(page.url()).toBe(address);
    await page.reload();
    await expect(dialog, 'after a reload').toBeVisible();

    await test.step('without a connection it says so and can be tried again', async () => {
      expectConsole(page, /ERR_INTERNET_DISCONNECTED/);
      await page.route('**/user/logout', (route) => route.abort('internetdisconnected'), {
        times: 1,
      });
      await signInAgainButton(page).click();
      await expect(dialog.getByRole('alert')).toHaveText(words.idle.failed);
      expect(await session.isThere()).toBe(true);
    });
    const login = page.waitForRequest(/\/auth\/login\?/);
    await signInAgainButton(page).click();
    expect(new URL((await login).url()).searchParams.get('next')).toBe(PAGE);
    expect(await session.isThere()).toBe(false);
  });

  test('who comes back from sleep meets the dialog, whatever they do first', {
    tag: '@full',
  }, async ({ page, origin, session }) => {
    await session.begin();
    await openAndStop(page, origin + PAGE);
    await sleepFor(page, LIMIT_MS - 1);
    await page.mouse.move(40, 40);
    await sleepFor(page, 2 * LIMIT_MS - 2);
    await page.mouse.move(50, 50);
    expect(session.asked(), 'a moment before the limit').toBe(0);
    await sleepFor(page, 3 * LIMIT_MS);
    await page.mouse.move(60, 60);
    await page.clock.resume();
    await expect(idleDialog(page)).toBeVisible();
  });

  test('two tabs share the hour, and a new login in one frees the other', { tag: '@full' }, async ({
    page,
    context,
    origin,
    session,
  }) => {
    const address = origin + PAGE;
    await session.begin();
    await openAndStop(page, address);
    await page.clock.resume();
    const other = await context.newPage();
    await open(other, address);
    await page.clock.fastForward(NOTICE_MS - 60_000);
    await page.mouse.move(70, 70);
    await page.clock.fastForward(NOTICE_MS - 60_000);
    expect(session.asked(), 'the other tab was not touched').toBe(0);
    await page.clock.fastForward(60_000);
    await expect(noticeOf(page, edition)).toBeVisible();
    await expect(noticeOf(other, edition)).toBeVisible();
    await page.mouse.move(80, 80);
    await expect(noticeOf(other, edition)).toBeHidden();
    expect(session.extended()).toBe(1);

    await page.clock.fastForward(LIMIT_MS);
    await expect(idleDialog(other)).toBeVisible();
    await signInAgainButton(page).click();
    // Whoever goes on while the browser is still on its way there is taken there all the same.
    await page.waitForURL(/\/auth\/login\?/);
    await open(page, address);
    await expect(idleDialog(page)).toBeHidden();
    const before = session.asked();
    await comeBack(other);
    await expect.poll(session.asked).toBe(before + 1);
    await expect(idleDialog(other), 'nobody is signed in').toBeVisible();
    await session.begin();
    await comeBack(other);
    await expect(idleDialog(other)).toBeHidden();
    await expect(idleDialog(page)).toBeHidden();
  });
});

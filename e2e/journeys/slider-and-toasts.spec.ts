/** What moves by itself: the slides every 20 s, the notifications after 5 s, and what holds them. */
import type { Page } from '@playwright/test';
import { HOME } from '../../lib/site/content/routes.ts';
import { bannerOf, toastOf } from '../support/consent.ts';
import { mostlyIn } from '../support/editions.ts';
import { stopClock } from '../support/idle.ts';
import { inEach } from '../support/in-each.ts';
import { tabTo } from '../support/keyboard.ts';
import { open } from '../support/open.ts';
import { expect, expectConsole, test } from '../support/test.ts';

const INTERVAL_MS = 20_000;
const TOAST_MS = 5000;

/** Which slide the dots mark. */
const marked = (page: Page) =>
  page.locator('.dot').evaluateAll((dots) => dots.findIndex((dot) => dot.ariaCurrent === 'true'));

/** How often the site has moved its slides: the way there takes time, the order does not. */
const countMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves = { count: 0 };
    Object.assign(window, { moves });
    const { scrollTo } = Element.prototype;
    Element.prototype.scrollTo = function (this: Element, ...values: unknown[]) {
      moves.count += 1;
      Reflect.apply(scrollTo, this, values);
    };
  });
const moves = (page: Page) =>
  page.evaluate(() => (window as unknown as { moves: { count: number } }).moves.count);

inEach(mostlyIn('INDIA'), ({ edition, region, words }) => {
  const openHome = async (page: Page, origin: string) => {
    await page.clock.install();
    await countMoves(page);
    await open(page, origin + HOME);
    await expect.poll(() => marked(page)).toBe(0);
  };
  const letGo = async (page: Page) => {
    await page.mouse.move(2, 2);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  };

  test.describe('with slides', () => {
    test.beforeEach(async ({ page, origin, giveConsent }) => {
      await giveConsent(origin, region);
      await openHome(page, origin);
    });

    test('the slides move every 20 seconds until somebody pauses them', async ({ page }) => {
      await letGo(page);
      await page.clock.runFor(INTERVAL_MS);
      await expect.poll(() => marked(page)).toBe(1);
      await page.clock.runFor(INTERVAL_MS);
      await expect.poll(() => marked(page)).toBe(2);

      await page.getByRole('button', { name: words.slider.pause }).click();
      const play = page.getByRole('button', { name: words.slider.play, exact: true });
      await expect(play).toBeVisible();
      await letGo(page);
      await page.clock.runFor(5 * INTERVAL_MS);
      expect(await moves(page), 'while it is paused').toBe(2);

      await play.click();
      await page.clock.runFor(5 * INTERVAL_MS);
      expect(await moves(page), 'while the pointer rests on the slider').toBe(2);
      await letGo(page);
      await page.clock.runFor(INTERVAL_MS);
      await expect.poll(() => marked(page)).toBe(3);
      await page.clock.runFor(INTERVAL_MS);
      await expect.poll(() => marked(page), 'after the last comes the first').toBe(0);
    });

    test('a visitor turns to the slide of their choice', { tag: '@full' }, async ({ page }) => {
      await page.getByRole('button', { name: words.slider.next }).click();
      await expect.poll(() => marked(page)).toBe(1);
      await page.locator('.dot').nth(3).click();
      await expect.poll(() => marked(page)).toBe(3);
      await page.getByRole('button', { name: words.slider.next }).click();
      await expect.poll(() => marked(page)).toBe(0);
      await page.getByRole('button', { name: words.slider.previous }).click();
      await expect.poll(() => marked(page)).toBe(3);
    });

    // styles.css lays a slide out only when it comes into view there: the first must be the highest.
    for (const width of [320, 360, 428])
      test(`the next slide moves nothing below it on a telephone, ${width} px`, {
        tag: '@full',
      }, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.reload();
        await expect.poll(() => marked(page)).toBe(0);
        const track = page.locator('.slider-track');
        const before = await track.boundingBox();
        for (const index of [1, 2, 3]) {
          await page.locator('.dot').nth(index).click();
          await expect.poll(() => marked(page)).toBe(index);
          await expect(page.locator('.slide').nth(index).getByRole('link').first()).toBeVisible();
          expect((await track.boundingBox())?.height).toBe(before?.height);
        }
      });

    test('who presses faster than the slides move gets as far as they pressed', {
      tag: '@full',
    }, async ({ page }) => {
      const { next, previous } = words.slider;
      for (const name of [next, next, next, previous])
        await page.getByRole('button', { name }).dispatchEvent('click');
      await expect.poll(() => marked(page)).toBe(2);
      await expect(page.locator('.slide').nth(2)).toBeInViewport({ ratio: 0.9 });
    });

    test('who comes by keyboard stops the slides, and starts them again', { tag: '@full' }, async ({
      page,
    }) => {
      const play = page.getByRole('button', { name: words.slider.play, exact: true });
      const pause = page.getByRole('button', { name: words.slider.pause });
      // The control that stops the movement comes first.
      await tabTo(page, pause.or(play));
      await expect(play).toBeFocused();
      await page.clock.runFor(5 * INTERVAL_MS);
      expect(await moves(page)).toBe(0);
      await page.keyboard.press('Enter');
      await expect(pause).toBeFocused();
      await page.clock.runFor(INTERVAL_MS);
      await expect.poll(() => marked(page)).toBe(1);

      await page.keyboard.press('Tab');
      await expect(play).toBeVisible();
      const stopped = await moves(page);
      await page.clock.runFor(5 * INTERVAL_MS);
      expect(await moves(page)).toBe(stopped);
      // Behind the controls comes the slide that is seen, and no other.
      await tabTo(page, page.locator('.slide').nth(1).getByRole('link').first(), 8);
      await tabTo(page, page.locator('.slide').nth(1).getByRole('link').last(), 4);
      await page.keyboard.press('Tab');
      await expect(page.locator('.slide :focus')).toHaveCount(0);
    });

    test('the slider says what it is, and each slide which one it is', { tag: '@full' }, async ({
      page,
    }) => {
      const slider = page.getByRole('region').filter({ has: page.locator('.slider') });
      await expect(slider).toHaveAttribute('aria-roledescription', words.slider.carousel);
      await expect(slider).toHaveAccessibleName(/\w/);
      await expect(slider.getByRole('group', { name: words.slider.slides })).toBeVisible();
      const slides = slider.locator(`[aria-roledescription="${words.slider.slide}"]`);
      await expect(slides).toHaveCount(4);
      for (const [index, slide] of (await slides.all()).entries())
        await expect(slide).toHaveAttribute('aria-label', new RegExp(`${index + 1} / 4`));
    });
  });

  test('nothing moves for who prefers less motion', async ({ page, origin, giveConsent }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await giveConsent(origin, region);
    await openHome(page, origin);
    await letGo(page);
    await expect(page.getByRole('button', { name: words.slider.play, exact: true })).toBeVisible();
    await page.clock.runFor(5 * INTERVAL_MS);
    expect(await moves(page)).toBe(0);
  });

  test('a notification leaves after 5 seconds, but not while somebody points at it', async ({
    page,
    origin,
    giveConsent,
  }) => {
    await giveConsent(origin, region);
    await page.clock.install();
    await open(page, `${origin}/no-such-page`);
    const toast = toastOf(page, edition, '/no-such-page');
    await expect(toast).toBeVisible();
    await toast.hover();
    await page.clock.runFor(4 * TOAST_MS);
    await expect(toast).toBeVisible();
    await page.mouse.move(2, 2);
    await page.clock.runFor(TOAST_MS + 500);
    await expect(toast).toBeHidden();
    await expect(page.getByText(words.shell.pageNotFound), 'the text stays').toBeVisible();
  });

  test('what has succeeded at last does not stand beside what failed before', {
    tag: '@full',
  }, async ({ page, origin }) => {
    expectConsole(page, /status of 500/, /Failed to fetch IP details: 500/);
    await page.clock.install();
    await open(page, origin + HOME);
    const address = '**/api/v1/global/consent/ip';
    await page.route(address, (route) => route.fulfill({ status: 500 }), { times: 1 });
    const allow = bannerOf(page, edition).getByRole('button', { name: words.consent.allowAll });
    const failed = toastOf(page, edition, words.consent.failed);
    await allow.click();
    await expect(failed).toBeVisible();
    await stopClock(page);
    await allow.click();
    await expect(toastOf(page, edition, words.consent.saved)).toBeVisible();
    // Long before its own time is over.
    await page.clock.runFor(1000);
    await expect(failed).toBeHidden();
    await expect(toastOf(page, edition, words.consent.saved)).toBeVisible();
  });

  test('a notification can be dismissed at once', { tag: '@full' }, async ({ page, origin }) => {
    await open(page, `${origin}/no-such-page`);
    const toast = toastOf(page, edition, '/no-such-page');
    await toast.getByLabel(words.notifications.dismiss).click();
    await expect(toast).toBeHidden();
  });
});

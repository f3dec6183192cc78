/** The strip in the lower right corner: back, call, top; never in the way. */

import type { Page } from '@playwright/test';
import { HOME } from '../../lib/site/content/routes.ts';
import { bannerOf } from '../support/consent.ts';
import { type Edition, mostlyIn } from '../support/editions.ts';
import { inEach, withoutScripts } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { putOnPaper } from '../support/paper.ts';
import { expect, test } from '../support/test.ts';

function toolsOf(page: Page, { words: { tools: words } }: Edition) {
  const strip = page.getByRole('navigation', { name: words.label });
  return {
    strip,
    back: strip.getByRole('button', { name: words.back }),
    chat: strip.getByRole('button', { name: words.chat }),
    call: strip.getByRole('link', { name: words.call }),
    top: strip.getByRole('link', { name: words.top }),
  };
}

/** Focuses everything below the header in its order; what a fixed part of the page then covers. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 0);
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      ':is(main, footer) :is(a, button, input, textarea, select, summary)',
    )) {
      element.focus();
      if (element !== document.activeElement) continue;
      const box = element.getBoundingClientRect();
      // The middle, or the first line of a tall field: that is where its caret stands.
      const y = box.y + Math.min(box.height / 2, 22);
      const seen = document.elementFromPoint(box.x + box.width / 2, y);
      if (seen?.closest('#cookie-choice, .floating-tools')) found.push(element.outerHTML);
    }
    return found;
  });

const FORMS = ':is(main, footer) form :is(label, legend, p, input, textarea, select, button)';

/** Scrolls through the page; which of `texts`, and which words at its end, lie below the strip then. */
const coveredText = (page: Page, texts = FORMS) =>
  page.evaluate(async (texts) => {
    const strip = document.querySelector('.floating-tools') as HTMLElement;
    const found = new Set<string>();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const end = document.documentElement.scrollHeight - innerHeight;
    const note = (lines: string) => {
      const { left, top } = strip.getBoundingClientRect();
      if (getComputedStyle(strip).visibility === 'hidden') return;
      for (const element of document.querySelectorAll(lines)) {
        const { right, bottom, top: begin, width } = element.getBoundingClientRect();
        if (width > 0 && right > left && bottom > top && begin < innerHeight)
          found.add(element.outerHTML.slice(0, 80));
      }
    };
    for (let y = 0; y <= end; y += 120) {
      scrollTo(0, y);
      // The event of a scroll comes with the next frame.
      await frame();
      await frame();
      note(texts);
    }
    scrollTo(0, end);
    await frame();
    await frame();
    note('main :is(p, li, a), footer :is(p, li, a, small)');
    return [...found];
  }, texts);

inEach(mostlyIn('USA'), ({ edition, words }) => {
  test('a reader goes back to the page before, even from a place further down', {
    tag: '@full',
  }, async ({ page, origin, arrive }) => {
    const { back } = toolsOf(page, edition);
    await arrive(edition, '/Products');
    await expect(back, 'there is no page before the first').toBeHidden();
    await page.getByRole('main').getByRole('link', { name: /HRIS/ }).first().click();
    await expect(page).toHaveURL(`${origin}/Products/HRIS`);
    await expect(back).toBeVisible();
    await page.getByRole('link', { name: words.shell.skip }).press('Enter');
    await expect(page).toHaveURL(/#content$/);
    // Only now does the page begin with places of its own behind it.
    await page.reload();
    await back.click();
    await expect(page).toHaveURL(`${origin}/Products`);
  });

  test('a reader further down returns to the top, and reads on there', async ({ page, arrive }) => {
    const { top } = toolsOf(page, edition);
    await arrive(edition, '/Products/PAY');
    await expect(top).toBeHidden();
    await page.evaluate(() => scrollTo(0, 1500));
    await top.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(top).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the call button leads to the telephone numbers, and is not there on that page', {
    tag: '@full',
  }, async ({ page, origin, arrive }) => {
    const { call, chat, strip } = toolsOf(page, edition);
    await arrive(edition, '/Products');
    await expect(chat, 'its flag is off').toHaveCount(0);
    await call.click();
    await expect(page).toHaveURL(`${origin}/contact-us`);
    await expect(strip).toBeVisible();
    await expect(call).toBeHidden();
  });

  test('a pointer or the focus shows the name of a tool, and Escape takes it away', {
    tag: '@full',
  }, async ({ page, arrive }) => {
    const { call } = toolsOf(page, edition);
    const name = call.getByText(words.tools.call);
    await arrive(edition, '/Products');
    await expect(name).toHaveCSS('opacity', '0');
    await call.hover();
    await expect(name).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(name).toHaveCSS('opacity', '0');
    await page.mouse.move(2, 2);
    await page.getByRole('link', { name: words.shell.cookieSettings }).focus();
    await page.keyboard.press('Tab');
    await call.focus();
    await expect(name).toHaveCSS('opacity', '1');
  });

  test('the strip waits for the cookie choice and is not printed', { tag: '@full' }, async ({
    page,
    origin,
  }) => {
    await open(page, origin + HOME);
    const { strip } = toolsOf(page, edition);
    await expect(bannerOf(page, edition)).toBeVisible();
    await expect(strip).toBeHidden();
    await bannerOf(page, edition).getByRole('button', { name: words.consent.allowAll }).click();
    await expect(strip).toBeVisible();
    await putOnPaper(page);
    await expect(strip).toBeHidden();
  });

  test('on a small screen the strip lies over no form and no end of a page', {
    tag: '@full',
  }, async ({ page, arrive }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // With a place in the address the whole page is laid out.
    for (const path of ['/contact-us#content', '/plan/subscribe-Premium#content']) {
      await arrive(edition, path);
      expect(await coveredText(page), path).toEqual([]);
    }
  });

  test('on a wide screen the strip stands beside every text', { tag: '@full' }, async ({
    page,
    arrive,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/contact-us#content', '/Products/PAY#content']) {
      await arrive(edition, path);
      const lines = ':is(main, footer) :is(h1, h2, h3, p, li, a, th, td, dt, dd):not(.wrap)';
      expect(await coveredText(page, `${FORMS}, ${lines}`), path).toEqual([]);
    }
  });

  test('on a small screen nothing that has the focus lies below the strip or the banner', {
    tag: '@full',
  }, async ({ page, origin }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // The window jumps, so that every place is final.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${origin}/contact-us`);
    await test.step('while the banner asks', async () =>
      expect(await coveredFocus(page)).toEqual([]));
    await bannerOf(page, edition).getByRole('button', { name: words.consent.allowAll }).click();
    await expect(toolsOf(page, edition).strip).toBeVisible();
    await test.step('with the strip', async () => expect(await coveredFocus(page)).toEqual([]));

    await test.step('at the very end of the page', async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const strip = await toolsOf(page, edition).strip.boundingBox();
      for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
        const box = await link.boundingBox();
        const isClear = (box?.y ?? 0) + (box?.height ?? 0) <= (strip?.y ?? 0);
        expect(isClear, `${await link.textContent()}`).toBe(true);
      }
    });
  });
});

withoutScripts(() => {
  test('a reader still finds the way up and the telephone numbers', { tag: '@full' }, async ({
    page,
    site,
  }) => {
    for (const edition of mostlyIn('USA')) {
      const { back, call, top } = toolsOf(page, edition);
      await page.goto(edition.origin(site) + HOME);
      await expect(back).toBeHidden();
      await expect(top, 'at the place that it leads to').not.toBeInViewport();
      await top.click();
      await expect(page.getByRole('main')).toBeFocused();
      await call.click();
      await expect(page).toHaveURL(`${edition.origin(site)}/contact-us`);
      await expect(call).toBeHidden();
    }
  });

  test('the strip covers nothing of the cookie banner', async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const edition of mostlyIn('USA')) {
      await page.goto(`${edition.origin(site)}/Products/PAY`);
      const banner = bannerOf(page, edition);
      await expect(banner.getByText(edition.words.consent.warning)).toBeInViewport();
      const { y = 0, height = 0 } = (await banner.boundingBox()) ?? {};
      const strip = (await toolsOf(page, edition).strip.boundingBox()) ?? { y: 0, height: 0 };
      const isAbove = strip.y + strip.height <= y + 1;
      const isBelow = strip.y >= y + height - 1;
      expect(isAbove || isBelow).toBe(true);
    }
  });
});

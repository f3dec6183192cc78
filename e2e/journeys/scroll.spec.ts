/** Scrolling: back restores the place, and an anchor stops below the header. */
import type { Page } from '@playwright/test';
import { HOME } from '../../lib/site/content/routes.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { menuPanel } from '../support/menus.ts';
import { untilAlive } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** The target's top, and the header's lower edge, once nothing moves any more. */
async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const distance = () =>
    page.evaluate((name) => {
      const header = document.querySelector('.site-header')?.getBoundingClientRect();
      const target = document.getElementById(name)?.getBoundingClientRect();
      return (target?.top ?? Number.NaN) - (header?.bottom ?? Number.NaN);
    }, id);
  await expect.poll(async () => Math.abs((await distance()) - 16)).toBeLessThanOrEqual(24);
}

/** Whether the window knows the heights of all sections and of the footer, also of those that nobody has seen. */
const knowsHeights = (page: Page) =>
  page.evaluate(() => {
    const sections = [...document.querySelectorAll('.page > * + *, .lazy-footer')];
    return sections.every((section) => {
      // Asking for the inside lays it out, without showing it.
      const inside = [...section.children].reduce(
        (sum, child) => sum + child.getBoundingClientRect().height,
        Number.parseFloat(getComputedStyle(section).paddingBottom),
      );
      return Math.abs(section.getBoundingClientRect().height - inside) <= 1;
    });
  });

/** Resolves once the window has learnt them, without asking for any. */
const hasLearntHeights = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const last = document.querySelector('.lazy-footer');
        const watch = () => last?.hasAttribute('data-laid-out') || resolve();
        if (last) new MutationObserver(watch).observe(last, { attributes: true });
      }),
  );

const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

inEach(mostlyIn('INDIA'), ({ edition, words }) => {
  test('who returns from a page finds the place where they left', { tag: '@full' }, async ({
    page,
    arrive,
  }) => {
    const origin = await arrive(edition, HOME);
    const link = page.getByRole('main').locator('a[href="/Products/PAY"]').first();
    await link.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => Math.round(scrollY));
    await expect.poll(place).toBeGreaterThan(1000);
    await expect.poll(() => knowsHeights(page)).toBe(true);
    await idle(page);
    const left = await place();
    await link.click();
    await expect(page).toHaveURL(`${origin}/Products/PAY`);
    await untilAlive(page);
    expect(await place(), 'a new page opens at its top').toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(origin + HOME);
    await expect.poll(async () => Math.abs((await place()) - left) <= 2).toBe(true);
    await page.goForward();
    await expect(page).toHaveURL(`${origin}/Products/PAY`);
  });

  for (const width of [360, 1440])
    test(`the End key leads to the end of the page, ${width} px`, {
      tag: width === 360 ? '@full' : [],
    }, async ({ page, arrive }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await arrive(edition, HOME);
      await untilAlive(page);
      await page.keyboard.press('End');
      const beyond = () =>
        page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight);
      await expect.poll(beyond).toBeLessThanOrEqual(1);
      await expect.poll(() => knowsHeights(page)).toBe(true);
      expect(await beyond()).toBeLessThanOrEqual(1);
    });

  for (const path of [HOME, '/Careers', '/Products/PAY'])
    test(`the phone stays where it was scrolled to on ${path}`, { tag: '@full' }, async ({
      page,
      arrive,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await arrive(edition, path);
      await idle(page);
      const learnt = hasLearntHeights(page);
      const seen = await page.evaluateHandle(() => {
        scrollTo(0, 2500);
        const element = document.elementFromPoint(180, 370);
        return { element, top: element?.getBoundingClientRect().top ?? Number.NaN };
      });
      await learnt;
      await idle(page);
      const moved = await seen.evaluate(
        ({ element, top }) => (element?.getBoundingClientRect().top ?? Number.NaN) - top,
      );
      expect(Math.abs(moved)).toBeLessThanOrEqual(2);
    });

  test('a link to a place stops below the header, from this page and from another', async ({
    page,
    arrive,
  }) => {
    const origin = await arrive(edition, '/contact-us#offices');
    await expectBelowHeader(page, 'offices');

    const menus = page.getByRole('navigation', { name: words.shell.mainMenu });
    await menus.getByRole('button', { name: 'All', exact: true }).click();
    await menuPanel(page, 'All').locator(`a[href="${HOME}#story"]`).click();
    await expect(page).toHaveURL(`${origin}${HOME}#story`);
    await expectBelowHeader(page, 'story');

    await menus.getByRole('button', { name: 'All', exact: true }).click();
    await menuPanel(page, 'All').locator(`a[href="${HOME}#offer"]`).click();
    await expectBelowHeader(page, 'offer');
    await page.goBack();
    await expectBelowHeader(page, 'story');
  });
});

/** Menus lead to places on the homepage: the place stands below the header, not merely near it. */
import type { Page } from '@playwright/test';
import { HOME } from '../../lib/content/routes.ts';
import { navigation } from '../../lib/content/site.ts';
import { menuPanel } from '../support/menus.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const links = navigation.USA.menus
  .flatMap(({ title, columns }) =>
    columns.flatMap(({ links }) => links.map(({ href, label }) => ({ title, href, label }))),
  )
  .filter(({ href }) => href.startsWith(`${HOME}#`));
/** Ten of them, spread over all menus. */
const sample = links.filter((_, index) => index % Math.floor(links.length / 10) === 0).slice(0, 10);

const WIDTHS = [360, 768, 1440];
/** `scroll-padding-block` of app/styles/base.css below the header: 1.5rem less its lower padding. */
const BELOW_HEADER_PX = 16;

/** How far the top of `place` is from where it should stop. */
function distanceOf(page: Page, id: string): Promise<number> {
  return page.evaluate(
    ([name, gap]) => {
      const top = document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN;
      const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
      // The last places of a page cannot come up to the header.
      const left = document.documentElement.scrollHeight - scrollY - innerHeight;
      const distance = top - header - gap;
      return left < 1 ? Math.min(0, distance) : distance;
    },
    [id, BELOW_HEADER_PX] as const,
  );
}

const expectAt = (page: Page, id: string) =>
  expect.poll(async () => Math.abs(await distanceOf(page, id))).toBeLessThanOrEqual(4);

const idOf = (href: string) => href.split('#')[1] ?? '';

for (const width of WIDTHS)
  test(`at ${width} px ten links of the menus stop at their places, from this page and another`, async ({
    page,
    site,
    giveConsent,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await giveConsent(site.usa, 'USA');
    for (const { title, href, label } of sample)
      await test.step(href, async () => {
        // At its top, where nothing below the first section has been laid out.
        await open(page, `${site.usa}${HOME}`);
        const opener = page.getByRole('button', { name: 'Menu', exact: true });
        if (await opener.isVisible()) await opener.click();
        await page.getByRole('button', { name: title, exact: true }).click();
        const panel = menuPanel(page, title);
        await panel.locator(`a[href="${href}"]`).filter({ hasText: label }).click();
        await expect(panel).toBeHidden();
        await expectAt(page, idOf(href));

        await page.goto('about:blank');
        await open(page, site.usa + href);
        await expectAt(page, idOf(href));
      });
  });

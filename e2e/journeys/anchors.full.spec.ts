/** Menus lead to places on the homepage: the place stands below the header, not merely near it. */
import type { Page } from '@playwright/test';
import { HOME } from '../../lib/site/content/routes.ts';
import { navigation } from '../../lib/site/content/site.ts';
import { menuButton, menuPanel } from '../support/menus.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const links = navigation.USA.menus
  .flatMap(({ title, columns }) =>
    columns.flatMap(({ links }) => links.map(({ href, label }) => ({ title, href, label }))),
  )
  .filter(({ href }) => href.startsWith(`${HOME}#`));
const WIDTHS = [360, 768, 1440];
/** From the header's lower edge to a place: 1.5rem of scroll-padding-top less the header's padding. */
const BELOW_HEADER_PX = 16;

/** How far the top of the place is from where it should stop, in px. */
function distanceOf(page: Page, id: string): Promise<number> {
  return page.evaluate(
    ([name, gap]) => {
      const place = document.getElementById(name);
      const header = document.querySelector('.site-header');
      if (!place || !header) return Number.NaN;
      const margin = Number.parseFloat(getComputedStyle(place).scrollMarginTop);
      const should = header.getBoundingClientRect().bottom + gap + margin;
      const distance = place.getBoundingClientRect().top - should;
      // The last places of a page cannot come up to the header.
      const isAtEnd = document.documentElement.scrollHeight - scrollY - innerHeight < 1;
      return isAtEnd ? Math.min(0, distance) : distance;
    },
    [id, BELOW_HEADER_PX] as const,
  );
}

for (const { title, href, label } of links)
  test(`the menu's link ${title}: ${label} stops at its place, whatever the width`, async ({
    page,
    site,
    giveConsent,
  }) => {
    await giveConsent(site.usa, 'USA');
    const id = href.slice(HOME.length + 1);
    const expectAtPlace = () =>
      expect.poll(async () => Math.abs(await distanceOf(page, id))).toBeLessThanOrEqual(4);
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // At its top, where nothing below the first section has been laid out.
      await open(page, site.usa + HOME);
      if (await opener.isVisible()) await opener.click();
      await menuButton(page, title).click();
      const panel = menuPanel(page, title);
      // By its address: 'Insurance' is also a part of 'Finance & Insurance'.
      await panel.locator(`a[href="${href}"]`).first().click();
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL(site.usa + href);
      await expectAtPlace();
    }
    // Also from elsewhere, which the browser does alone.
    await page.goto('about:blank');
    await open(page, site.usa + href);
    await expectAtPlace();
  });

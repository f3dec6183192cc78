/** Where the cookie decides the edition, it may change in another tab: an open page follows it. */

import { LOCALES, otherRegion } from '../../lib/platform/region/region.ts';
import { HOME } from '../../lib/site/content/routes.ts';
import { cookieText } from '../../lib/site/content/site.ts';
import { bannerOf, cookieDialog, cookiesAt, recordAt } from '../support/consent.ts';
import { EDITIONS } from '../support/editions.ts';
import { open, untilAlive } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

for (const edition of EDITIONS) {
  const { region } = edition;
  const other = otherRegion(region);
  const otherEdition = EDITIONS.find((one) => one.region === other) ?? edition;

  test.describe(`from ${region} to ${other}`, () => {
    test('a page left open shows the cookie text of the new edition and keeps the choice there', async ({
      page,
      context,
      site,
    }) => {
      const html = page.locator('html');
      await open(page, `${site.local}/${region}`);
      const banner = bannerOf(page, edition);
      await banner.getByRole('button', { name: edition.words.consent.choose }).click();
      const ownText = cookieText[region].categories[2]?.text.html ?? '';
      await expect(cookieDialog(page).getByText(ownText)).toBeVisible();

      const tab = await context.newPage();
      await tab.goto(`${site.local}/${other}`);
      await tab.close();
      // Playwright keeps every tab focused, so coming back to this one must be said.
      await page.evaluate(() => window.dispatchEvent(new FocusEvent('focus')));
      await expect(html).toHaveAttribute('lang', LOCALES[other]);
      await untilAlive(page);

      const { consent } = otherEdition.words;
      await bannerOf(page, otherEdition).getByRole('button', { name: consent.choose }).click();
      const text = cookieText[other].categories[2]?.text.html ?? '';
      await expect(cookieDialog(page).getByText(text)).toBeVisible();
      await cookieDialog(page).getByRole('button', { name: consent.allowSelected }).click();
      await expect
        .poll(() => recordAt(page, site.local, other))
        .toMatchObject({ country_code: other, revision: cookieText[other].revision });
      expect(await cookiesAt(page, site.local)).not.toHaveProperty(`cookie-consent-${region}`);
    });

    test('the way back leads to the edition that was chosen since', async ({ page, site }) => {
      const html = page.locator('html');
      await open(page, `${site.local}/${region}`);
      await open(page, `${site.local}/contact-us`);
      await open(page, `${site.local}/${other}`);
      await page.goBack();
      await expect(page).toHaveURL(`${site.local}/contact-us`);
      await expect(html).toHaveAttribute('lang', LOCALES[other]);
    });

    test('on a live domain an open page stays as it is', async ({ page, context, site }) => {
      const origin = edition.origin(site);
      await open(page, origin + HOME);
      await context.addCookies([{ name: 'region', value: other, url: origin }]);
      await page.evaluate(() => {
        Object.assign(window, { samePage: true });
        window.dispatchEvent(new FocusEvent('focus'));
      });
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
    });
  });
}

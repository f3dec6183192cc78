/** Without JavaScript: consent, reading, menus and the contact form all work, as plain HTML. */

import type { Page } from '@playwright/test';
import { HOME } from '../../lib/site/content/routes.ts';
import { brand } from '../../lib/site/content/site.ts';
import { bannerOf, cookiesAt, recordAt } from '../support/consent.ts';
import { mailsAbout } from '../support/contact.ts';
import { controls, fillIn, typed } from '../support/contact-form.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { mailFacts } from '../support/mail-facts.ts';
import { menuPanel } from '../support/menus.ts';
import { REFERENCE } from '../support/reference.ts';
import { expect, test } from '../support/test.ts';

const GUARDED = '/Products/HCM?x=1';

test.use({ javaScriptEnabled: false });

/** What stands in place of an answered banner. Playwright finds no text inside of `noscript`. */
const keptNote = (page: Page) => page.locator('.choice-kept');

inEach(mostlyIn('INDIA'), ({ edition, region, words }) => {
  test('a guarded page says what it needs, and opens once all is allowed', async ({
    page,
    context,
    origin,
    address,
  }) => {
    await page.goto(origin + GUARDED);
    expect(new URL(page.url()).pathname).toBe(HOME);
    const banner = bannerOf(page, edition);
    await expect(banner.getByText(words.consent.warning)).toBeInViewport();
    await expect(banner.getByRole('button', { name: words.consent.choose })).toBeHidden();
    await banner.getByRole('button', { name: words.consent.allowAll }).click();
    await expect(page).toHaveURL(origin + GUARDED);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await recordAt(page, origin, region)).toMatchObject({
      ip: address,
      country_code: region,
      marketing_cookies_consent: true,
    });
    expect(Object.keys(await cookiesAt(page, origin)).sort()).toEqual(
      ['region', 'cookies-all-allowed', `cookie-consent-${region}`].sort(),
    );
    for (const { path, sameSite, expires } of await context.cookies(origin)) {
      expect([path, sameSite]).toEqual(['/', 'Lax']);
      expect(expires - Date.now() / 1000).toBeGreaterThan(364 * 24 * 60 * 60);
    }
  });

  test('a visitor allows two of four categories with check boxes', async ({ page, origin }) => {
    await page.goto(`${origin}/contact-us`);
    const banner = bannerOf(page, edition);
    await expect(banner.getByText(words.consent.warning)).toBeHidden();
    await expect(banner.getByRole('checkbox')).toHaveCount(4);
    await banner.getByLabel('Performance').check();
    await banner.getByLabel('Analytical').check();
    await banner.getByRole('button', { name: words.consent.allowSelected }).click();
    await expect(page).toHaveURL(`${origin}/contact-us`);
    expect(await recordAt(page, origin, region)).toMatchObject({
      necessary_cookies_consent: true,
      performance_cookies_consent: true,
      marketing_cookies_consent: false,
      analytical_cookies_consent: true,
      functional_cookies_consent: false,
    });
    expect(await cookiesAt(page, origin)).not.toHaveProperty('cookies-all-allowed');
    await expect(keptNote(page)).toBeVisible();
  });

  test('who has chosen is not asked again, until they want to choose anew', {
    tag: '@full',
  }, async ({ page, origin }) => {
    await page.goto(origin + HOME);
    const banner = bannerOf(page, edition);
    const allow = banner.getByRole('button', { name: words.consent.allowAll });
    await expect(keptNote(page)).toBeHidden();
    await allow.click();
    for (const path of [HOME, '/Products']) {
      await page.goto(origin + path);
      await expect(allow).toBeHidden();
      await expect(keptNote(page)).toBeVisible();
    }
    await page.getByRole('link', { name: words.shell.cookieSettings }).click();
    await expect(allow).toBeInViewport();
  });

  test('denying all deletes the consent and leads home', { tag: '@full' }, async ({
    page,
    origin,
    giveConsent,
  }) => {
    await giveConsent(origin, region);
    await page.goto(`${origin}/Products`);
    await expect(page).toHaveURL(`${origin}/Products`);
    const banner = bannerOf(page, edition);
    await page.getByRole('link', { name: words.shell.cookieSettings }).click();
    await banner.getByRole('button', { name: words.consent.denyAll }).click();
    await expect(page).toHaveURL(origin + HOME);
    expect(await cookiesAt(page, origin)).toEqual({ region });
  });

  test('who asks for a page that does not exist reads so', async ({ page, origin }) => {
    await page.goto(`${origin}/no-such-page`);
    expect(new URL(page.url()).pathname).toBe(HOME);
    await expect(page.getByText(words.shell.pageNotFound)).toBeInViewport();
  });

  test('menus open and lead on, on large and small screens', { tag: '@full' }, async ({
    page,
    origin,
  }) => {
    await page.goto(`${origin}/contact-us`);
    const menus = page.getByRole('navigation', { name: words.shell.mainMenu });
    await menus.getByRole('button', { name: 'Business', exact: true }).click();
    await expect(
      menuPanel(page, 'Business').getByRole('link', { name: /^Migration/ }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await menus.getByRole('button', { name: 'All', exact: true }).click();
    await menuPanel(page, 'All').locator(`a[href="${HOME}#story"]`).click();
    await expect(page).toHaveURL(`${origin}${HOME}#story`);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: words.shell.openMenu, exact: true }).click();
    await menus.getByRole('button', { name: /^All Company/ }).click();
    await menuPanel(page, 'All')
      .getByRole('link', { name: /^Contact Us/ })
      .click();
    await expect(page).toHaveURL(`${origin}/contact-us`);
  });

  test('every story and every slide can be read', { tag: '@full' }, async ({ page, origin }) => {
    await page.goto(origin + HOME);
    await expect(page.getByRole('tablist')).toBeHidden();
    const panels = page.locator('#story [role=tabpanel]');
    await expect(panels).toHaveCount(5);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    for (const slide of await page.locator('.slide').all()) {
      await slide.getByRole('link').first().focus();
      await expect(slide).toBeInViewport({ ratio: 0.3 });
    }
  });

  test('a message is mended, looked at once more and sent', async ({ page, site, origin }) => {
    const text = typed();
    const form = controls(page, edition);
    await page.goto(`${origin}/contact-us`);
    await fillIn(page, edition, { ...text, email: 'nobody', message: 'Short.' });
    await form.send.click();
    await expect(form.summary).toContainText(words.forms.errorTitle);
    await expect(form.email).toHaveAccessibleDescription(/like name@example\.com/);
    await expect(form.email).toHaveValue('nobody');
    await expect(form.name).toHaveValue(text.name);
    await expect(form.company).toHaveValue(text.company);
    await expect(form.topic).toHaveValue('demo');

    await form.email.fill(text.email);
    await form.message.fill(text.message);
    await form.send.click();
    await expect(async () => {
      // The review, and once more for who read it in under two seconds.
      if (await form.send.isVisible()) {
        await expect(form.message).toHaveValue(text.message);
        await form.send.click();
      }
      await expect(form.reference).toBeVisible({ timeout: 3000 });
    }).toPass();
    const reference = await form.reference.inputValue();
    expect(reference).toMatch(REFERENCE);
    const mails = await mailsAbout(site, reference);
    expect(mails.map(mailFacts.to).sort()).toEqual(
      [`desk@${brand[region].mailDomain}`, text.email].sort(),
    );
  });
});

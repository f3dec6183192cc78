/** Deny all: as easy as allowing, kept for the browsing session, and it closes the guarded pages. */
import { HOME } from '../../lib/site/content/routes.ts';
import { bannerOf, cookieDialog, cookiesAt, toastOf } from '../support/consent.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { open, untilAlive } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

inEach(mostlyIn('USA'), ({ edition, region, words }) => {
  test('who denies all in the banner is left alone, and guarded pages still ask', async ({
    page,
    origin,
  }) => {
    const banner = bannerOf(page, edition);
    await open(page, `${origin}/contact-us`);
    const answered = page.waitForRequest('**/api/v1/global/consent');
    await banner.getByRole('button', { name: words.consent.denyAll }).click();
    expect((await answered).postDataJSON()).toMatchObject({
      consent: false,
      ip: '',
      necessary_cookies_consent: false,
    });

    await expect(page).toHaveURL(origin + HOME);
    await expect(toastOf(page, edition, words.consent.denied)).toBeVisible();
    await expect(banner).toBeHidden();
    expect(await cookiesAt(page, origin)).toEqual({ region });
    await page.reload();
    await untilAlive(page);
    await expect(banner).toBeHidden();
    await expect(toastOf(page, edition, words.consent.denied)).toBeHidden();

    const settings = page.getByRole('link', { name: words.shell.cookieSettings });
    await settings.click();
    await expect(cookieDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cookieDialog(page)).toBeHidden();
    await expect(settings).toBeFocused();

    await page.goto(`${origin}/Products`);
    await expect(page).toHaveURL(origin + HOME);
    await expect(cookieDialog(page)).toBeVisible();
  });

  test('who denies all in the dialog loses an earlier consent', { tag: '@full' }, async ({
    page,
    context,
    site,
    giveConsent,
    origin,
  }) => {
    await giveConsent(origin, region);
    await context.addCookies([{ name: 'cookies-all-allowed', value: 'true', url: origin }]);
    await open(page, `${origin}/Products/DMS`);
    await page.getByRole('link', { name: words.shell.cookieSettings }).click();
    const answered = page.waitForResponse('**/api/v1/global/consent');
    await cookieDialog(page).getByRole('button', { name: words.consent.denyAll }).click();
    expect((await answered).status()).toBe(201);

    await expect(page).toHaveURL(origin + HOME);
    await expect(bannerOf(page, edition)).toBeHidden();
    expect(await cookiesAt(page, origin)).toEqual({ region });
    expect((await edition.get(site, '/Products/DMS')).status).toBe(307);
  });

  test('denying on the homepage says what it means', { tag: '@full' }, async ({ page, origin }) => {
    await open(page, origin + HOME);
    const banner = bannerOf(page, edition);
    await banner.getByRole('button', { name: words.consent.denyAll }).click();
    await expect(toastOf(page, edition, words.consent.denied)).toBeVisible();
    await expect(banner).toBeHidden();
  });
});

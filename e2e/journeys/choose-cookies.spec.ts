/** Allow selected: some categories and not others, changed later, or no choice at all. */
import { HOME } from '../../lib/site/content/routes.ts';
import { bannerOf, cookieDialog, cookiesAt, recordAt, toastOf } from '../support/consent.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { expect, expectConsole, test } from '../support/test.ts';

const OPTIONAL = ['Performance', 'Marketing', 'Analytical', 'Functional'];

inEach(mostlyIn('INDIA'), ({ edition, region, words }) => {
  test('a visitor allows two of four categories and changes them later', async ({
    page,
    origin,
    address,
  }) => {
    const dialog = cookieDialog(page);
    const category = (name: string) => dialog.getByLabel(new RegExp(`^${name}`));
    await open(page, origin + HOME);
    const banner = bannerOf(page, edition);
    await banner.getByRole('button', { name: words.consent.choose }).click();

    await expect(category('Necessary')).toBeChecked();
    await expect(category('Necessary')).toBeDisabled();
    for (const name of OPTIONAL) await expect(category(name)).not.toBeChecked();
    await category('Performance').check();
    await category('Functional').check();
    const sent = page.waitForResponse('**/api/v1/global/consent');
    await dialog.getByRole('button', { name: words.consent.allowSelected }).click();
    expect((await sent).status()).toBe(201);
    expect((await sent).request().postDataJSON()).toMatchObject({ isConsent: true });

    await expect(banner).toBeHidden();
    await expect(toastOf(page, edition, words.consent.saved)).toBeVisible();
    expect(await recordAt(page, origin, region)).toMatchObject({
      consent: true,
      ip: address,
      necessary_cookies_consent: true,
      performance_cookies_consent: true,
      marketing_cookies_consent: false,
      analytical_cookies_consent: false,
      functional_cookies_consent: true,
    });
    expect(await cookiesAt(page, origin)).not.toHaveProperty('cookies-all-allowed');

    await test.step('the settings show the choice and save another', async () => {
      await page.getByRole('link', { name: words.shell.cookieSettings }).click();
      await expect(category('Performance')).toBeChecked();
      await expect(category('Functional')).toBeChecked();
      await expect(category('Marketing')).not.toBeChecked();
      await expect(category('Analytical')).not.toBeChecked();
      await category('Performance').uncheck();
      await dialog.getByRole('button', { name: words.cookieDialog.save }).click();
      await expect(dialog).toBeHidden();
      await expect
        .poll(() => recordAt(page, origin, region))
        .toMatchObject({ performance_cookies_consent: false, functional_cookies_consent: true });
    });

    await test.step('choosing all four is allowing all', async () => {
      await page.getByRole('link', { name: words.shell.cookieSettings }).click();
      for (const name of OPTIONAL) await category(name).check();
      await dialog.getByRole('button', { name: words.cookieDialog.save }).click();
      await expect
        .poll(() => cookiesAt(page, origin))
        .toMatchObject({ 'cookies-all-allowed': 'true' });
      const response = await page.goto(`${origin}/Products`);
      expect(response?.url()).toBe(`${origin}/Products`);
    });
  });

  test('the help link of the dialog leads to the offices and closes it', { tag: '@full' }, async ({
    page,
    origin,
  }) => {
    const dialog = cookieDialog(page);
    // Where the link leads to the page that is open, and where it leads to another one.
    for (const path of ['/contact-us', HOME]) {
      await open(page, origin + path);
      await bannerOf(page, edition).getByRole('button', { name: words.consent.choose }).click();
      await dialog.getByRole('link', { name: words.cookieDialog.help }).click();
      await expect(page).toHaveURL(`${origin}/contact-us`);
      await expect(dialog).toBeHidden();
    }
  });

  test('a visitor whose browser keeps no notes is taken on, and the choice holds', {
    tag: '@full',
  }, async ({ page, origin }) => {
    expectConsole(page, /This browser keeps no (local|session)Storage/);
    await page.addInitScript(() => {
      for (const change of ['setItem', 'removeItem'] as const)
        Storage.prototype[change] = () => {
          throw new DOMException('The visitor has blocked it.', 'SecurityError');
        };
    });
    await open(page, `${origin}/Products/ATS`);
    const dialog = cookieDialog(page);
    await dialog.getByRole('button', { name: words.consent.allowAll }).click();
    // What failed would say so and lead nowhere.
    await expect(page).toHaveURL(`${origin}/Products/ATS`);
    expect((await recordAt(page, origin, region))?.consent).toBe(true);
    await page.getByRole('link', { name: words.shell.cookieSettings }).click();
    await dialog.getByRole('button', { name: words.consent.denyAll }).click();
    await expect(page).toHaveURL(origin + HOME);
    expect(await recordAt(page, origin, region)).toBeUndefined();
  });

  test('the dialog closed without a choice decides nothing', { tag: '@full' }, async ({
    page,
    origin,
  }) => {
    await open(page, origin + HOME);
    const banner = bannerOf(page, edition);
    const dialog = cookieDialog(page);
    const choose = banner.getByRole('button', { name: words.consent.choose });
    const closings = [
      () => dialog.getByRole('button', { name: words.cookieDialog.close }).click(),
      () => page.keyboard.press('Escape'),
    ];
    for (const close of closings) {
      await choose.click();
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await expect(banner).toBeVisible();
      await expect(choose).toBeFocused();
    }
    expect(await cookiesAt(page, origin)).toEqual({ region });
  });
});

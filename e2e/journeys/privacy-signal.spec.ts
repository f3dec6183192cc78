/** Global Privacy Control: the browser has spoken, so marketing stays off and the dialog says so. */
import type { BrowserContext } from '@playwright/test';
import { HOME } from '../../lib/site/content/routes.ts';
import { bannerOf, cookieDialog, recordAt } from '../support/consent.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** What a browser with the signal switched on tells the server and the page. */
async function sendSignal(context: BrowserContext, address: string): Promise<void> {
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': address, 'Sec-GPC': '1' });
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
}

inEach(mostlyIn('INDIA'), ({ edition, region, words }) => {
  const openDialog = async (page: Parameters<typeof bannerOf>[0], origin: string) => {
    await open(page, origin + HOME);
    await bannerOf(page, edition).getByRole('button', { name: words.consent.choose }).click();
    await expect(cookieDialog(page).getByLabel(/^Marketing/)).toBeVisible();
  };

  test('a browser that asks for privacy is told that marketing stays off', async ({
    page,
    context,
    origin,
    address,
  }) => {
    await sendSignal(context, address);
    await openDialog(page, origin);
    const dialog = cookieDialog(page);
    await expect(dialog.getByText('Global Privacy Control signal, so marketing')).toBeVisible();
    await expect(dialog.getByLabel(/^Marketing/)).not.toBeChecked();
    await dialog.getByRole('button', { name: words.consent.allowSelected }).click();
    await expect
      .poll(() => recordAt(page, origin, region))
      .toMatchObject({ consent: true, marketing_cookies_consent: false });
  });

  test('the banner says so too, and a visitor who then allows all has chosen', {
    tag: '@full',
  }, async ({ page, context, origin, address }) => {
    await sendSignal(context, address);
    await open(page, origin + HOME);
    const banner = bannerOf(page, edition);
    await expect(banner.getByText(words.consent.gpc)).toBeVisible();
    await banner.getByRole('button', { name: words.consent.allowAll }).click();
    await expect
      .poll(() => recordAt(page, origin, region))
      .toMatchObject({ marketing_cookies_consent: true });
    await page.getByRole('link', { name: words.shell.cookieSettings }).click();
    await expect(cookieDialog(page).getByLabel(/^Marketing/)).toBeChecked();
    await expect(cookieDialog(page).getByText(words.consent.gpc)).toBeHidden();
  });

  test('a browser that does not is not told so', { tag: '@full' }, async ({ page, origin }) => {
    await open(page, origin + HOME);
    await expect(bannerOf(page, edition).getByText(words.consent.gpc)).toBeHidden();
    await openDialog(page, origin);
    await expect(cookieDialog(page).getByText(words.consent.gpc)).toBeHidden();
  });
});

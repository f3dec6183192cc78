/** The guard's question on a slow line: nothing jumps over what is asked, and an answer counts at once. */
import { HOME } from '../../lib/site/content/routes.ts';
import { DIALOG_COMES_WITHIN_MS } from '../../lib/site/display/display.ts';
import { bannerOf, cookieDialog } from '../support/consent.ts';
import { mostlyIn } from '../support/editions.ts';
import { hold } from '../support/hold.ts';
import { inEach } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { expect, expectConsole, test } from '../support/test.ts';

const GUARDED = '/Products/PAY';
/** What the dialog waits for, and what keeping a choice waits for. */
const DIALOG = '**/words/*';
const ADDRESS = '**/api/v1/global/consent/ip';

inEach(mostlyIn('INDIA'), ({ edition, words }) => {
  const { allowAll, choose, warning, opening, openingAsked } = words.consent;

  test('where the dialog is late the banner asks, and keeps its place', { tag: '@full' }, async ({
    page,
    origin,
  }) => {
    const release = await hold(page, DIALOG);
    await open(page, origin + GUARDED);
    const banner = bannerOf(page, edition);
    await expect(banner.getByText(warning)).toBeVisible({ timeout: 3 * DIALOG_COMES_WITHIN_MS });
    await expect(page.getByText(warning).filter({ visible: true }), 'once').toHaveCount(1);
    const come = page.waitForResponse(DIALOG);
    release();
    await (await come).finished();
    await banner.getByRole('button', { name: allowAll }).hover();
    await expect(cookieDialog(page)).toBeHidden();
    await banner.getByRole('button', { name: allowAll }).click();
    await expect(page).toHaveURL(origin + GUARDED);
  });

  test('who answers in the banner is not asked again by a dialog that was on its way', async ({
    page,
    origin,
  }) => {
    const release = await hold(page, DIALOG);
    await open(page, origin + HOME);
    const banner = bannerOf(page, edition);
    await banner.getByRole('button', { name: choose }).click();
    await banner.getByRole('button', { name: allowAll }).click();
    await expect(banner).toBeHidden();
    const come = page.waitForResponse(DIALOG);
    release();
    await (await come).finished();
    await page.getByRole('link', { name: words.shell.skip }).focus();
    await expect(cookieDialog(page)).toBeHidden();
  });

  for (const [path, says] of [
    [GUARDED, opening.replace('{name}', 'PAY')],
    ['/Careers/web-developer-1', openingAsked],
  ] as const)
    test(`“Allow all” counts at once: “${says}”`, { tag: '@full' }, async ({ page, origin }) => {
      const release = await hold(page, ADDRESS);
      await open(page, origin + path);
      await cookieDialog(page).getByRole('button', { name: allowAll }).click();
      await expect(cookieDialog(page)).toBeHidden();
      const banner = bannerOf(page, edition);
      await expect(banner.getByRole('status')).toHaveText(says);
      await expect(banner).toHaveAttribute('aria-busy', 'true');
      for (const button of await banner.getByRole('button').all())
        await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(page.getByText(warning)).toBeHidden();
      release();
      await expect(page).toHaveURL(origin + path);
    });

  test('an answer that could not be kept can be given again', { tag: '@full' }, async ({
    page,
    origin,
  }) => {
    expectConsole(page, /status of 500/, /Failed to fetch IP details: 500/);
    await open(page, origin + GUARDED);
    await page.route(ADDRESS, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await cookieDialog(page).getByRole('button', { name: allowAll }).click();
    const banner = bannerOf(page, edition);
    const again = banner.getByRole('button', { name: allowAll });
    await expect(banner.getByText(warning)).toBeVisible();
    await expect(again).toHaveAttribute('aria-disabled', 'false');
    await again.click();
    await expect(page).toHaveURL(origin + GUARDED);
  });
});

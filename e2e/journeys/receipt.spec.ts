/** The receipt of a choice: a visitor reads it, keeps it as a file and takes the consent back. */
import { readFileSync } from 'node:fs';
import { HOME } from '../../lib/site/content/routes.ts';
import { bannerOf, cookieDialog, recordAt } from '../support/consent.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

inEach(mostlyIn('USA'), ({ edition, region, words }) => {
  test('a visitor reads, downloads and withdraws what they agreed to', async ({ page, origin }) => {
    const dialog = cookieDialog(page);
    const settings = page.getByRole('link', { name: words.shell.cookieSettings });
    await open(page, origin + HOME);
    const answered = page.waitForResponse('**/api/v1/global/consent');
    await bannerOf(page, edition).getByRole('button', { name: words.consent.allowAll }).click();
    const receipt: { id: string } = await (await answered).json();

    await settings.click();
    await dialog.getByText(words.cookieDialog.receipt, { exact: true }).click();
    await expect(dialog.getByText(receipt.id)).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: words.cookieDialog.receiptDownload }).click();
    const file = await (await download).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(receipt);

    const withdrawn = page.waitForResponse('**/api/v1/global/consent');
    await dialog.getByRole('button', { name: words.cookieDialog.receiptWithdraw }).click();
    await (await withdrawn).finished();
    await expect.poll(() => recordAt(page, origin, region)).toBeUndefined();
    await settings.click();
    await dialog.getByText(words.cookieDialog.receipt, { exact: true }).click();
    await expect(
      dialog.getByText(words.cookieDialog.receiptNothing, { exact: true }),
    ).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: words.cookieDialog.receiptWithdraw }),
    ).toBeHidden();
  });
});

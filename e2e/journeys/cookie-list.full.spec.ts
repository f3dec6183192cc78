/** The list of cookies: read before any choice, reached from where the question is asked. */
import { cookieInventory } from '../../lib/site/content/cookies.ts';
import { HOME } from '../../lib/site/content/routes.ts';
import { bannerOf, cookieDialog } from '../support/consent.ts';
import { EDITIONS } from '../support/editions.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

for (const edition of EDITIONS) {
  const { region, words } = edition;
  test(`${region} edition: a visitor reads what each cookie is for before choosing`, async ({
    page,
    site,
  }) => {
    const origin = edition.origin(site);
    await open(page, origin + HOME);
    await bannerOf(page, edition).getByRole('button', { name: words.consent.choose }).click();
    await cookieDialog(page).getByRole('link', { name: words.cookieDialog.list }).click();
    await expect(page).toHaveURL(`${origin}/cookies`);

    const table = page.getByRole('main').getByRole('table');
    const items = cookieInventory[region];
    await expect(table.getByRole('row')).toHaveCount(items.length + 1);
    for (const [index, { name, purpose, lifetime, setBy }] of items.entries()) {
      const row = table.getByRole('row').nth(index + 1);
      await expect(row.getByRole('rowheader')).toContainText(name);
      for (const text of [purpose, lifetime, setBy])
        await expect(row.getByRole('cell', { name: text, exact: true })).toBeVisible();
    }

    await test.step('and changes the choice from there', async () => {
      await page.getByRole('link', { name: words.sections.cookieList.change }).click();
      await expect(cookieDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
    });
    const footer = page.getByRole('contentinfo').getByRole('link', { name: words.shell.cookies });
    await expect(footer).toHaveAttribute('href', '/cookies');
  });
}

/** A visitor is quicker than the scripts: what was chosen or typed before they came counts. */
import { mostlyIn } from '../support/editions.ts';
import { hold } from '../support/hold.ts';
import { inEach } from '../support/in-each.ts';
import { untilAlive } from '../support/open.ts';
import { test as base, expect } from '../support/test.ts';

/** Does `act` on the page at `path` while its scripts are still on their way. */
type Early = (path: string, act: () => Promise<unknown>) => Promise<void>;

const test = base.extend<{ early: Early }>({
  early: async ({ page, origin, edition, giveConsent }, use) =>
    use(async (path, act) => {
      if (edition) await giveConsent(origin, edition.region);
      const release = await hold(page, '**/_next/static/chunks/*.js');
      await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
      await act();
      release();
      await untilAlive(page);
    }),
});

inEach(mostlyIn('USA'), ({ words }) => {
  const { careers, prices } = words;

  test('an occupation that was chosen early filters the jobs', { tag: '@full' }, async ({
    page,
    early,
  }) => {
    const main = page.getByRole('main');
    const occupation = main.getByLabel(careers.occupation);
    await early('/Careers', () => occupation.selectOption('Web Developer'));
    await expect(page).toHaveURL(/occupation=Web\+Developer/);
    await expect(occupation).toHaveValue('Web Developer');
    // Beside the heads of the columns.
    await expect(main.getByRole('row').filter({ hasNotText: 'Web Developer' })).toHaveCount(1);
  });

  test('people who were typed early are in the price', async ({ page, early }) => {
    const form = page.locator('#price form');
    await early('/plan', () => form.getByLabel(prices.heads).fill('340'));
    await expect(form.getByRole('status')).toContainText('340');
  });

  test('a number of the case stays when another one follows', { tag: '@full' }, async ({
    page,
    early,
  }) => {
    const fields = page.getByRole('spinbutton');
    await early('/business-case', () => fields.nth(0).fill('7'));
    await fields.nth(1).fill('9');
    await expect(fields.nth(0)).toHaveValue('7');
    await expect(page).toHaveURL(/=7&.*=9&/);
  });
});

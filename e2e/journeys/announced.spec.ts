/** What a visitor hears who does not see what changes elsewhere on the page. */
import { listenTo } from '../support/announced.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { yearOfPremium } from '../support/prices.ts';
import { expect, test } from '../support/test.ts';

inEach(mostlyIn('INDIA'), ({ edition, region, origin: originOf, words }) => {
  /** In small letters: styles make capitals of some. */
  const last = async (heard: () => Promise<string[]>) => (await heard()).at(-1)?.toLowerCase();

  test('who chooses about cookies hears that the choice is saved', async ({ page, site }) => {
    // Before scripts run the answer is a page of its own, which is read from its top.
    await open(page, `${originOf(site)}/contact-us`);
    const heard = await listenTo(page);
    await page.getByRole('button', { name: words.consent.allowAll }).first().click();
    await expect.poll(() => last(heard)).toContain(words.consent.saved.toLowerCase());
  });

  test('who searches hears how many pages were found, and that there are none', {
    tag: '@full',
  }, async ({ page, arrive }) => {
    await arrive(edition, '/search');
    const heard = await listenTo(page);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('payslip');
    await expect.poll(() => last(heard)).toMatch(/^\d+ pages$/);
    await field.fill('xqzzyv');
    await expect.poll(() => last(heard)).toContain(words.search.none.toLowerCase());
  });

  test('who chooses a place hears how many jobs there are', { tag: '@full' }, async ({
    page,
    arrive,
  }) => {
    await arrive(edition, '/Careers');
    const heard = await listenTo(page);
    await page.getByRole('main').getByRole('combobox').nth(1).selectOption({ index: 1 });
    await expect.poll(() => last(heard)).toMatch(/^\d+ jobs? found/);
  });

  test('who changes a number hears the new price, and what is left of a case', {
    tag: '@full',
  }, async ({ page, arrive }) => {
    await arrive(edition, '/plan');
    const price = await listenTo(page);
    await page.getByRole('textbox', { name: words.prices.heads }).first().fill('300');
    await expect.poll(() => last(price)).toContain(yearOfPremium(300, region));

    await arrive(edition, '/business-case?bought=pay');
    const result = await listenTo(page);
    await page.getByRole('spinbutton', { name: 'Hours of this work' }).fill('0');
    await expect.poll(() => last(result)).toContain(words.hrCase.replaced.toLowerCase());
  });
});

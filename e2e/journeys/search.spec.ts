/** The search: over any page by keyboard, on its own page while typing, and without scripts. */
import { HOME } from '../../lib/site/content/routes.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach, withoutScripts } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { expect, expectConsole, test } from '../support/test.ts';

inEach(mostlyIn('USA'), ({ edition, region, words }) => {
  test('a visitor searches from any page with a key, and walks through what is found', async ({
    page,
    arrive,
  }) => {
    const origin = await arrive(edition, HOME);
    for (const key of ['/', 'Control+k']) {
      await page.keyboard.press(key);
      const dialog = page.getByRole('dialog', { name: words.search.title });
      const field = dialog.getByRole('searchbox', { name: words.search.field });
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('link', { name: words.shell.search, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.search.title });
    await dialog.getByRole('searchbox').fill('hospitl');
    const hit = dialog.getByRole('link', { name: /Healthcare/ }).first();
    await expect(hit).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await hit.click();
    await expect(page).toHaveURL(`${origin}/Company/Healthcare`);
  });

  test('a slash in a field stays a slash', { tag: '@full' }, async ({ page, arrive }) => {
    await arrive(edition, '/contact-us');
    const message = page.getByRole('textbox', { name: new RegExp(words.contactForm.message) });
    await message.fill('');
    await message.press('/');
    await expect(message).toHaveValue('/');
    await expect(page.getByRole('dialog', { name: words.search.title })).toBeHidden();
  });

  test('the words stand in the address, and whoever opens it sees the same pages', {
    tag: '@full',
  }, async ({ page, arrive, origin }) => {
    await arrive(edition, '/search');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('payslip');
    const found = page.getByRole('main').locator('[data-hit]');
    await expect(found.first()).toBeVisible();
    await expect(page).toHaveURL(/\?q=payslip$/);
    const paths = () =>
      found.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const before = await paths();
    await open(page, `${origin}/search?q=payslip`);
    expect(await paths()).toEqual(before);
    await field.fill('xqzzyv');
    await expect(page.getByText(words.search.none)).toBeVisible();
  });

  test('whoever finds nothing is shown what we offer, with a brochure of each', {
    tag: '@full',
  }, async ({ page, arrive, site }) => {
    await arrive(edition, '/search?q=xqzzyv');
    const products = page.getByRole('navigation', { name: words.search.products });
    await expect(products.getByRole('link')).toHaveCount(18);
    const brochure = words.search.brochure.replace('{name}', 'HRMS');
    const file = products.getByRole('link', { name: brochure });
    const answer = await edition.get(site, (await file.getAttribute('href')) ?? '');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    await page.getByRole('main').getByRole('searchbox').fill('payslip');
    await expect(products).toBeHidden();
  });

  test('whoever finds nothing while the products do not come reads no more than that', {
    tag: '@full',
  }, async ({ page, arrive }) => {
    expectConsole(page, /status of 503/);
    await page.route('**/api/v1/product', (route) =>
      route.fulfill({ status: 503, json: { message: 'Not now.' } }),
    );
    const failed = page.waitForResponse('**/api/v1/product');
    await arrive(edition, '/search?q=xqzzyv');
    await failed;
    await expect(page.getByText(words.search.none)).toBeVisible();
    await expect(page.getByText(words.search.products)).toHaveCount(0);
  });

  test('on a telephone the account is in the header and the search at the top of the menu, and what only the other edition has is offered', {
    tag: '@full',
  }, async ({ page, arrive }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await arrive(edition, HOME);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: words.account.signIn })).toBeInViewport();
    await page.getByRole('button', { name: words.shell.openMenu, exact: true }).click();
    const sheet = page.getByRole('navigation', { name: words.shell.mainMenu });
    await sheet.getByRole('link', { name: words.shell.search }).click();
    const dialog = page.getByRole('dialog', { name: words.search.title });
    // Each is a word of the law of one country.
    await dialog.getByRole('searchbox').fill(region === 'USA' ? 'gratuity' : 'garnishment');
    const there = dialog.getByRole('region', { name: words.search.elsewhere });
    await expect(there.getByRole('link', { name: /PAY/ })).toHaveAttribute(
      'href',
      `/${region === 'USA' ? 'INDIA' : 'USA'}?next=%2FProducts%2FPAY`,
    );
    await expect(dialog.getByRole('link', { name: words.search.nextAsk })).toBeVisible();
    await dialog.getByRole('searchbox').fill('< +');
    await expect(dialog.getByText(words.search.hint)).toBeVisible();
    await expect(there).toBeHidden();
  });

  test('a search that cannot load says so and leads to the server', { tag: '@full' }, async ({
    page,
    arrive,
  }) => {
    expectConsole(page, /search-index/, /ERR_FAILED/);
    await arrive(edition, '/search');
    await page.route('**/search-index/*', (route) => route.abort());
    await page.getByRole('main').getByRole('searchbox').fill('overtime');
    await expect(page.getByText(words.search.failed)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: words.search.button }).click();
    await expect(page.getByRole('main').locator('[data-hit]').first()).toBeVisible();
  });
});

withoutScripts(() => {
  test('the page finds, and a query full of markup is only words', async ({ page, site }) => {
    await page.goto(`${site.india}/search`);
    const search = page.getByRole('main').getByRole('search');
    await search.getByRole('searchbox').fill('<b>gratuity</b>');
    await search.getByRole('button').click();
    await expect(page).toHaveURL(/q=%3Cb%3Egratuity/);
    await expect(search.getByRole('searchbox')).toHaveValue('<b>gratuity</b>');
    await expect(search.locator('[data-hit]').first()).toBeVisible();
  });
});

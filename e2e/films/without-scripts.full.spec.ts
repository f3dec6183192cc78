/** A visitor whose browser runs no scripts: answers for the cookies, reads a price and writes to us. */
import { sendTwice } from '../support/any-form.ts';
import { bannerOf } from '../support/consent.ts';
import { controls, fillIn } from '../support/contact-form.ts';
import { EDITIONS } from '../support/editions.ts';
import { test } from '../support/film.ts';
import { inEach } from '../support/in-each.ts';
import { REFERENCE } from '../support/reference.ts';
import { expect } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

inEach(EDITIONS, ({ edition, words }) => {
  const { prices } = words;

  test('a visitor without scripts reads a page and a price, writes, and is given a number', async ({
    page,
    site,
    origin,
    step,
  }) => {
    const main = page.getByRole('main');
    const banner = bannerOf(page, edition);
    await step('a page asks first', async () => {
      await page.goto(`${origin}/Products/PAY`);
      await expect(banner.getByText(words.consent.warning)).toBeInViewport();
    });
    await step('PAY', async () => {
      await banner.getByRole('button', { name: words.consent.allowAll }).click();
      await expect(page).toHaveURL(`${origin}/Products/PAY`);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
    const question = main.getByRole('form', { name: prices.ofProduct });
    await step('people', async () => {
      await question.getByLabel(prices.heads).fill('180');
      await expect(question.getByRole('button')).toBeInViewport();
    });
    await step('price', async () => {
      await question.getByRole('button').click();
      await expect(page).toHaveURL(/\/plan\?.*#sum$/);
      const sum = page.locator('#price').getByRole('status');
      await expect(sum).toContainText('180');
      await expect(sum).toContainText(prices.year);
      await expect(sum).toBeInViewport();
    });
    await step('contact', async () => {
      await page.getByRole('banner').getByRole('link', { name: words.shell.contact }).click();
      await expect(page).toHaveURL(`${origin}/contact-us`);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
    const form = controls(page, edition);
    await step('message', async () => {
      await fillIn(page, edition);
      await expect(form.send).toBeInViewport();
    });
    await sendTwice(site, form.send, () =>
      step('looked at once more', async () => {
        await expect(form.summary).toContainText(words.forms.reviewTitle);
        await expect(form.summary).toBeFocused();
        await expect(form.summary).toBeInViewport();
        await expect(form.name).toHaveValue('Meera Nair');
      }),
    );
    await step('number', async () => {
      await expect(form.reference).toHaveValue(REFERENCE);
      await expect(form.reference).toBeInViewport();
    });
  });
});

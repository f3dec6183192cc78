/** A visitor who has zoomed to 400 %, in a window of 320 by 256 px: cookies, a product page and the form. */
import { bannerOf, cookieDialog } from '../support/consent.ts';
import { controls, fillIn } from '../support/contact-form.ts';
import { EDITIONS } from '../support/editions.ts';
import { test } from '../support/film.ts';
import { inEach } from '../support/in-each.ts';
import { menuPanel } from '../support/menus.ts';
import { REFERENCE } from '../support/reference.ts';
import { expect } from '../support/test.ts';

test.use({ viewport: { width: 320, height: 256 } });

inEach(EDITIONS, ({ edition, words }) => {
  const { shell, consent } = words;

  test('a visitor at 400 % chooses cookies, reads a product page and writes', async ({
    page,
    origin,
    step,
  }) => {
    const banner = bannerOf(page, edition);
    const dialog = cookieDialog(page);
    await step('start page', async () => {
      await page.goto(`${origin}/`);
      await expect(banner.getByRole('button', { name: consent.choose })).toBeInViewport();
    });
    await step('cookie dialog', async () => {
      await banner.getByRole('button', { name: consent.choose }).click();
      await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport();
    });
    const allow = dialog.getByRole('button', { name: consent.allowAll });
    await step('end of the dialog', async () => {
      await allow.scrollIntoViewIfNeeded();
      await expect(allow).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('heading', { level: 2 })).not.toBeInViewport();
    });
    await step('cookies allowed', async () => {
      await allow.click();
      await expect(dialog).toBeHidden();
      await expect(banner).toBeHidden();
    });
    const sheet = page.getByRole('navigation', { name: shell.mainMenu });
    await step('menu', async () => {
      await page.getByRole('button', { name: shell.openMenu, exact: true }).click();
      await expect(sheet.getByRole('button', { name: /^Platforms/ })).toBeVisible();
    });
    const link = menuPanel(page, 'Platforms').getByRole('link', { name: /^PAY/ });
    await step('platforms', async () => {
      await sheet.getByRole('button', { name: /^Platforms/ }).click();
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
    });
    await step('PAY', async () => {
      await link.click();
      await expect(page).toHaveURL(`${origin}/Products/PAY`);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
    await step('contact', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: shell.contact }).click();
      await expect(page).toHaveURL(`${origin}/contact-us`);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
    const form = controls(page, edition);
    await step('message', async () => {
      await fillIn(page, edition);
      await expect(form.message).toBeInViewport();
    });
    await step('number', async () => {
      await form.send.click();
      await expect(form.reference).toHaveValue(REFERENCE);
      await expect(form.reference).toBeInViewport();
    });
  });
});

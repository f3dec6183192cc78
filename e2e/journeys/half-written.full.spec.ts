/** What a visitor comes to the contact form with, and what they have written when they change the edition. */
import { REGION_NAMES } from '../../lib/platform/region/region.ts';
import { brand } from '../../lib/site/content/site.ts';
import { toastOf } from '../support/consent.ts';
import { controls } from '../support/contact-form.ts';
import { EDITIONS } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const TEXT = 'Forty drivers, three depots, one spreadsheet.';

inEach(EDITIONS, ({ edition, words }) => {
  const other = EDITIONS.find(({ region }) => region !== edition.region) ?? edition;
  const otherName = new RegExp(`${brand[other.region].name} ${REGION_NAMES[other.region]}`);

  test('“Request a demo of PAY” opens the form with topic and product chosen', async ({
    page,
    arrive,
  }) => {
    await arrive(edition, '/Products/PAY');
    await page.getByRole('link', { name: 'Request a demo of PAY' }).first().click();
    const form = controls(page, edition);
    await expect(form.topic).toHaveValue('demo');
    const product = page.getByLabel(
      new RegExp(`^${words.contactForm.product.replace('?', '\\?')}`),
    );
    await expect(product).toHaveValue('pay');
    await form.topic.selectOption('press');
    await expect(product).toBeHidden();
  });

  test('where the other edition is another website, a half-written message is asked about first', async ({
    page,
    site,
    origin,
  }) => {
    await open(page, `${origin}/contact-us`);
    const { message } = controls(page, edition);
    await message.fill(TEXT);
    const change = async () => {
      await page.getByRole('button', { name: new RegExp(words.shell.region) }).click();
      await page.getByRole('link', { name: otherName }).click();
    };
    await change();
    const dialog = page.getByRole('dialog', { name: words.editionChange.title });
    await dialog.getByRole('button', { name: words.editionChange.stay }).click();
    await expect(dialog).toBeHidden();
    await expect(message).toHaveValue(TEXT);
    await change();
    await dialog.getByRole('button', { name: words.editionChange.leave }).click();
    await expect(page).toHaveURL(`${other.origin(site)}/contact-us`);
    await open(page, `${origin}/contact-us`);
    await expect(message).toHaveValue(TEXT);
  });

  test('where it is at the same address, the message goes along', async ({ page, site }) => {
    await open(page, `${site.local}/${edition.region}`);
    await open(page, `${site.local}/contact-us`);
    await controls(page, edition).message.fill(TEXT);
    await page.getByRole('button', { name: new RegExp(words.shell.region) }).click();
    await page.getByRole('link', { name: otherName }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other.locale);
    await expect(toastOf(page, other, other.words.drafts.restored)).toBeVisible();
    await expect(controls(page, other).message).toHaveValue(TEXT);
  });
});

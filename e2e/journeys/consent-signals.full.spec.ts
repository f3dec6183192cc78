/** Google's Consent Mode: every signal is denied until its category is allowed, on every page. */
import type { Page } from '@playwright/test';
import { signalsOf } from '../../lib/site/consent/consent-mode.ts';
import { everyCategory } from '../../lib/site/consent/record.ts';
import { HOME } from '../../lib/site/content/routes.ts';
import { bannerOf, cookieDialog } from '../support/consent.ts';
import { EDITIONS } from '../support/editions.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const DENIED = ['consent', 'default', signalsOf(everyCategory(false))];
const update = (choices: Parameters<typeof signalsOf>[0]) => [
  'consent',
  'update',
  signalsOf(choices),
];

/** The commands that a tag of Google's would find: those that are `arguments`, not arrays. */
async function commandsIn(page: Page): Promise<unknown[][]> {
  return page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer
      .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
      .map((entry) => Array.from(entry)),
  );
}

for (const edition of EDITIONS) {
  const { region, words } = edition;
  test(`${region} edition: the signals follow the visitor's choice`, async ({ page, site }) => {
    const origin = edition.origin(site);
    const all = update(everyCategory(true));
    await open(page, origin + HOME);
    expect(await commandsIn(page)).toEqual([DENIED]);
    await bannerOf(page, edition).getByRole('button', { name: words.consent.allowAll }).click();
    await expect.poll(() => commandsIn(page)).toEqual([DENIED, all]);
    await open(page, `${origin}/contact-us`);
    expect(await commandsIn(page)).toEqual([DENIED, all]);

    const dialog = cookieDialog(page);
    const settings = page.getByRole('link', { name: words.shell.cookieSettings });
    await settings.click();
    await dialog.getByLabel(/^Marketing/).uncheck();
    await dialog.getByRole('button', { name: words.cookieDialog.save }).click();
    const fewer = update({ ...everyCategory(true), marketing: false });
    await expect.poll(() => commandsIn(page)).toEqual([DENIED, all, fewer]);

    await open(page, origin + HOME);
    await settings.click();
    await dialog.getByRole('button', { name: words.consent.denyAll }).click();
    await expect
      .poll(() => commandsIn(page))
      .toEqual([DENIED, fewer, update(everyCategory(false))]);
  });
}

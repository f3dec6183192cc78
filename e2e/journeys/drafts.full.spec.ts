/** What was typed before an hour of idleness is there again after the new login. */
import { toastOf } from '../support/consent.ts';
import { controls, fillIn, test, typed } from '../support/contact-form.ts';
import { EDITIONS } from '../support/editions.ts';
import { LIMIT_MS, openAndStop, signInAgainButton } from '../support/idle.ts';
import { open } from '../support/open.ts';
import { watchSession } from '../support/session.ts';
import { expect } from '../support/test.ts';

for (const edition of EDITIONS)
  test(`${edition.region} edition: a visitor finds their message again after the new login, once`, async ({
    page,
    context,
    site,
    giveConsent,
  }) => {
    const { region, words } = edition;
    const address = `${edition.origin(site)}/contact-us`;
    await giveConsent(edition.origin(site), region);
    const session = await watchSession(context, edition.origin(site));
    await session.begin();
    await openAndStop(page, address);
    const text = typed({ message: 'Two lines,\nwith “quotes” and <b>signs</b>.' });
    const form = controls(page, edition);
    await fillIn(page, edition, text);
    await form.trap.evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://spam.example';
    });

    await page.clock.resume();
    await page.clock.fastForward(LIMIT_MS);
    await signInAgainButton(page).click();
    await page.waitForURL(/\/auth\/login\?/);
    await session.begin();
    const token = page.waitForRequest('**/api/v1/form-token');
    await open(page, address);
    const toast = toastOf(page, edition, words.drafts.restored);
    await expect(toast).toBeVisible();
    await expect(form.name).toHaveValue(text.name);
    await expect(form.email).toHaveValue(text.email);
    await expect(form.company).toHaveValue(text.company);
    await expect(form.topic).toHaveValue('demo');
    await expect(form.message).toHaveValue(text.message);
    await expect(form.trap).toHaveValue('');
    // The clock of the form runs, so that it can be sent as it is.
    await token;
    await form.send.click();
    await expect(form.reference).toBeVisible();

    await open(page, address);
    await expect(form.message).toHaveValue('');
    await expect(toast).toBeHidden();
  });

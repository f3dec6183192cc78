/** The newsletter: from the box in the footer to the confirmed subscription and out again. */
import type { Page } from '@playwright/test';
import { HOME } from '../../lib/site/content/routes.ts';
import { sendTwice } from '../support/any-form.ts';
import { test, typed } from '../support/contact-form.ts';
import { type Edition, mostlyIn } from '../support/editions.ts';
import { withoutScripts } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { ask } from '../support/raw-http.ts';
import { REFERENCE } from '../support/reference.ts';
import { eventually, type Site } from '../support/site.ts';
import { expect, expectConsole } from '../support/test.ts';

/** Path and query of the two links in the mail that went to `address`, and its one-click address. */
async function linksIn(site: Site, address: string) {
  const mail = await eventually(async () =>
    (await site.mails()).find(({ to }) => to?.some((one) => one.address === address)),
  );
  const pathOf = (pattern: RegExp, text = '') => {
    const url = new URL(pattern.exec(text)?.[0] ?? '');
    return url.pathname + url.search;
  };
  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
  return {
    confirm: pathOf(/https?:\S*\/newsletter\/confirm\?\S+/, mail.text),
    unsubscribe: pathOf(/https?:\S*\/newsletter\/unsubscribe\?\S+/, mail.text),
    oneClick: pathOf(/https?:[^>]+/, header),
  };
}

/** Follows a link of the mail and presses the button of its page. */
async function press(page: Page, url: string, button: string, outcome: string) {
  await page.goto(url);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('status').filter({ hasText: outcome })).toBeVisible();
}

const boxOf = (page: Page) => page.getByRole('contentinfo').locator('form');

/** Confirms by the mail to `email`, and leaves by it. */
async function confirmAndLeave(page: Page, site: Site, edition: Edition, email: string) {
  const { newsletterConfirmForm: confirm, newsletterUnsubscribeForm: leave } = edition.words;
  const origin = edition.origin(site);
  const links = await linksIn(site, email);
  await press(page, origin + links.confirm, confirm.send, confirm.sentTitle);
  await press(page, origin + links.unsubscribe, leave.send, leave.sentTitle);
  return links;
}

for (const edition of mostlyIn('INDIA')) {
  const { region, words } = edition;

  test(`${region}: a reader subscribes in the footer, confirms by mail and leaves again`, async ({
    page,
    site,
  }) => {
    // Of the old link.
    expectConsole(page, /status of 422/);
    const { email } = typed();
    await open(page, edition.origin(site) + HOME);
    const box = boxOf(page);
    await box.getByRole('textbox').fill(email);
    await box.getByRole('button', { name: words.newsletterBox.send }).click();
    await expect(box.getByRole('status')).toContainText(email);

    const { confirm } = await confirmAndLeave(page, site, edition, email);
    // Whoever has left is not brought back by an old link.
    await page.goto(edition.origin(site) + confirm);
    await page.getByRole('button', { name: words.newsletterConfirmForm.send }).click();
    await expect(page.getByText(words.newsletterConfirmForm.errorTitle)).toBeVisible();
  });

  test(`${region}: a mail program ends the subscription in one click`, async ({ page, site }) => {
    const { email } = typed();
    await open(page, `${edition.origin(site)}/newsletter`);
    const form = page.getByRole('main').locator('form');
    await form.getByRole('textbox', { name: words.newsletterForm.email }).fill(email);
    await form.getByRole('button', { name: words.newsletterForm.send }).click();
    await expect(page.getByLabel(words.newsletterForm.sentReference)).toHaveValue(REFERENCE);
    const { oneClick } = await linksIn(site, email);
    const answer = await ask(site.port, {
      method: 'POST',
      path: oneClick,
      body: 'List-Unsubscribe=One-Click',
      headers: {
        Host: new URL(edition.origin(site)).host,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
    });
    expect([answer.status, answer.body]).toEqual([200, '{"subscribed":false}']);
  });

  withoutScripts(() => {
    test(`${region}: the box leads to the form, and every step works`, { tag: '@full' }, async ({
      page,
      site,
    }) => {
      const { email } = typed();
      await page.goto(edition.origin(site) + HOME);
      await boxOf(page).getByRole('button', { name: words.newsletterBox.send }).click();
      await expect(page).toHaveURL(/\/newsletter\??$/);
      const send = page.getByRole('button', { name: words.newsletterForm.send }).first();
      await page
        .getByRole('main')
        .getByRole('textbox', { name: words.newsletterForm.email })
        .fill(email);
      await sendTwice(site, send);
      await expect(page.getByLabel(words.newsletterForm.sentReference)).toBeVisible();
      await confirmAndLeave(page, site, edition, email);
    });
  });
}

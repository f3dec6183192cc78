/** A line as slow as 3G at its edge: the answer for the cookies counts at once, the page opens, a message is sent. */
import { HOME } from '../../lib/site/content/routes.ts';
import { bannerOf, cookieDialog } from '../support/consent.ts';
import { controls, fillIn } from '../support/contact-form.ts';
import { EDITIONS } from '../support/editions.ts';
import { test } from '../support/film.ts';
import { inEach } from '../support/in-each.ts';
import { REFERENCE } from '../support/reference.ts';
import { expect as expectSoon } from '../support/test.ts';

/** 400 ms there and back, 400 kbit/s: what browsers call slow 3G. */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const expect = expectSoon.configure({ timeout: 30_000 });

inEach(EDITIONS, ({ edition, words }) => {
  test('a visitor on a slow line answers for the cookies, reads a page and writes', async ({
    page,
    context,
    origin,
    step,
  }) => {
    test.setTimeout(180_000);
    const { allowAll, opening, warning } = words.consent;
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', SLOW_3G);
    await step('a page asks first', async () => {
      await page.goto(`${origin}/Products/PAY`);
      await expect(page).toHaveURL(origin + HOME);
      await expect(page.getByText(warning).filter({ visible: true })).toBeInViewport();
    });
    const banner = bannerOf(page, edition);
    await step('PAY', async () => {
      await page.getByRole('button', { name: allowAll }).filter({ visible: true }).first().click();
      await expectSoon(cookieDialog(page)).toBeHidden();
      await expectSoon(banner.getByRole('status')).toHaveText(opening.replace('{name}', 'PAY'));
      await expect(page).toHaveURL(`${origin}/Products/PAY`);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
    await step('contact', async () => {
      await page.getByRole('banner').getByRole('link', { name: words.shell.contact }).click();
      await expect(page).toHaveURL(`${origin}/contact-us`);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
    const form = controls(page, edition);
    await step('message', () => fillIn(page, edition));
    await step('number', async () => {
      await form.send.click();
      await expect(form.reference).toHaveValue(REFERENCE);
      await expect(form.reference).toBeInViewport();
    });
  });
});

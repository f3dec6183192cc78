/** The API stops answering: whoever tries something is told, and not at every try. */
import { toastOf } from '../support/consent.ts';
import { controls, fillIn, test } from '../support/contact-form.ts';
import { EDITIONS } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { expect } from '../support/test.ts';

/** For so long nothing is said again. */
const SILENT_FOR_MS = 120_000;

inEach(EDITIONS, ({ edition, region, words }) => {
  test.use({ expectedConsole: [/status of (503|422)/] });

  test('a visitor is told that the server does not answer, once for a while', async ({
    page,
    origin,
    giveConsent,
  }) => {
    await giveConsent(origin, region);
    await page.clock.install();
    await open(page, `${origin}/contact-us`);
    let status = 503;
    await page.route('**/api/v1/registration/contact-us', (route) =>
      route.fulfill({ status, json: { message: 'Try again later.', code: 'UNAVAILABLE' } }),
    );
    const away = toastOf(page, edition, words.server.away);
    const form = controls(page, edition);
    const text = await fillIn(page, edition);
    const send = async (answered: number) => {
      status = answered;
      const answer = page.waitForResponse('**/api/v1/registration/contact-us');
      await form.send.click();
      await answer;
      await expect(form.summary).toBeFocused();
    };
    await send(503);
    await expect(away).toBeVisible();
    await expect(form.message).toHaveValue(text.message);
    await away.getByLabel(words.notifications.dismiss).click();
    await expect(away).toBeHidden();

    // Some calls need no database and are answered in between.
    for (const answered of [503, 422, 503]) await send(answered);
    await expect(away).toBeHidden();

    await page.clock.fastForward(SILENT_FOR_MS);
    for (const answered of [422, 503]) await send(answered);
    await expect(away).toBeVisible();
  });
});

/** The API stops answering: whoever tries something is told once, and again when it is back. */
import { toastOf } from '../support/consent.ts';
import { controls, fillIn, test, typed } from '../support/contact-form.ts';
import { mostlyIn } from '../support/editions.ts';
import { open } from '../support/open.ts';
import { expect } from '../support/test.ts';

/** How often the page looks whether it is back. */
const LOOK_AGAIN_MS = 30_000;

for (const edition of mostlyIn('USA')) {
  const { region, words } = edition;

  test.describe(`${region} edition`, () => {
    test.use({ expectedConsole: [/status of 503/] });

    test('a visitor is told that the server does not answer, and when it does again', async ({
      page,
      site,
      giveConsent,
    }) => {
      await giveConsent(edition.origin(site), region);
      await page.clock.install();
      await open(page, `${edition.origin(site)}/contact-us`);
      let isAway = true;
      await page.route('**/api/v1/**', (route) =>
        isAway && !route.request().url().endsWith('/form-token')
          ? route.fulfill({
              status: 503,
              json: { message: 'Try again later.', code: 'UNAVAILABLE' },
            })
          : route.fallback(),
      );
      const away = toastOf(page, edition, words.server.away);
      const back = toastOf(page, edition, words.server.back);
      const form = controls(page, edition);
      const text = typed();
      await fillIn(page, edition, text);
      await form.send.click();
      await expect(away).toBeVisible();
      await expect(form.message).toHaveValue(text.message);
      await away.getByLabel(words.notifications.dismiss).click();
      await expect(away).toBeHidden();

      // It looks again and again, and says nothing twice.
      await page.clock.runFor(2 * LOOK_AGAIN_MS);
      await expect(form.summary).toBeVisible();
      await expect(away).toBeHidden();
      await expect(back).toBeHidden();

      isAway = false;
      await page.clock.runFor(LOOK_AGAIN_MS);
      await expect(back).toBeVisible();
    });
  });
}

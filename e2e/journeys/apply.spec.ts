/** Applying for a job with a PDF, with and without scripts. */

import { sendTwice } from '../support/any-form.ts';
import { fillInApplication, JOB, jobForm, resume } from '../support/application.ts';
import { mostlyIn } from '../support/editions.ts';
import { newMailbox, test } from '../support/inbox.ts';
import { open } from '../support/open.ts';
import { expect } from '../support/test.ts';

for (const edition of mostlyIn('USA')) {
  const { region } = edition;

  test.describe(`${region} edition`, () => {
    test.beforeEach(async ({ site, giveConsent }) => giveConsent(edition.origin(site), region));

    test('somebody applies with a PDF and is sent the number', async ({ page, site, inbox }) => {
      const email = newMailbox();
      await open(page, edition.origin(site) + JOB);
      const form = jobForm(page, edition);
      await fillInApplication(form, email);
      await form.send.click();
      await expect(form.reference).toHaveValue(/^NV-/);
      const reference = await form.reference.inputValue();
      expect((await inbox(email, reference)).text).toContain(reference);
    });

    test('a file that only calls itself a PDF is refused in words', async ({
      page,
      site,
      expectedConsole,
    }) => {
      expectedConsole.push(/status of 422/);
      await open(page, edition.origin(site) + JOB);
      const form = jobForm(page, edition);
      await fillInApplication(form, newMailbox());
      const buffer = Buffer.from('<script>alert(1)</script>');
      await form.field('cv').setInputFiles({ ...(await resume()), buffer });
      await form.send.click();
      await expect(form.field('cv')).toHaveAttribute('aria-invalid', 'true');
      await expect(form.field('cv')).toHaveAccessibleDescription(/PDF/);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('somebody applies with a PDF, chosen again when the form is shown once more', async ({
        page,
        site,
        inbox,
      }) => {
        const email = newMailbox();
        await page.goto(edition.origin(site) + JOB);
        const form = jobForm(page, edition);
        await fillInApplication(form, email);
        await sendTwice(site, form.send, async () =>
          form.field('cv').setInputFiles(await resume()),
        );
        const reference = await form.reference.inputValue();
        expect((await inbox(email, reference)).text).toContain(reference);
      });
    });
  });
}

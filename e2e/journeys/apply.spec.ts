/** Applying for a job with a PDF, with and without scripts. */

import { sendTwice } from '../support/any-form.ts';
import { applyByForm, fillInApplication, JOB, jobForm, resume } from '../support/application.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach, withoutScripts } from '../support/in-each.ts';
import { newMailbox, test } from '../support/inbox.ts';
import { open } from '../support/open.ts';
import { expect, expectConsole } from '../support/test.ts';

inEach(mostlyIn('USA'), ({ edition, region }) => {
  test.beforeEach(async ({ origin, giveConsent }) => giveConsent(origin, region));

  test('somebody applies with a PDF and is sent the number', async ({ page, origin, inbox }) => {
    const email = newMailbox();
    const reference = await applyByForm(page, edition, origin, email);
    expect((await inbox(email, reference)).text).toContain(reference);
  });

  test('a file that only calls itself a PDF is refused in words', { tag: '@full' }, async ({
    page,
    origin,
  }) => {
    expectConsole(page, /status of 422/);
    await open(page, origin + JOB);
    const form = jobForm(page, edition);
    await fillInApplication(form, newMailbox());
    const buffer = Buffer.from('<script>alert(1)</script>');
    await form.field('cv').setInputFiles({ ...(await resume()), buffer });
    await form.send.click();
    await expect(form.field('cv')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field('cv')).toHaveAccessibleDescription(/PDF/);
  });

  withoutScripts(() => {
    test('somebody applies with a PDF, chosen again when the form is shown once more', {
      tag: '@full',
    }, async ({ page, site, inbox, origin }) => {
      const email = newMailbox();
      await page.goto(origin + JOB);
      const form = jobForm(page, edition);
      await fillInApplication(form, email);
      await sendTwice(site, form.send, async () => form.field('cv').setInputFiles(await resume()));
      const reference = await form.reference.inputValue();
      expect((await inbox(email, reference)).text).toContain(reference);
    });
  });
});

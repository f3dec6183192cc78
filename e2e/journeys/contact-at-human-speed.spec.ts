/** The clock that tells people from robots, as the server keeps it: nothing is stood in for here. */
import { controls, fillIn } from '../support/contact-form.ts';
import { mostlyIn } from '../support/editions.ts';
import { open } from '../support/open.ts';
import { REFERENCE } from '../support/reference.ts';
import { expect, expectConsole, test } from '../support/test.ts';

for (const edition of mostlyIn('INDIA'))
  test(`${edition.region} edition: who is too quick is asked to wait, and then heard`, async ({
    page,
    site,
  }) => {
    expectConsole(page, /status of 422/);
    const form = controls(page, edition);
    await open(page, `${edition.origin(site)}/contact-us`);
    const _text = await fillIn(page, edition);
    await form.send.click();
    // On a slow machine the first attempt may have taken long enough.
    await expect(form.reference.or(form.summary)).toBeVisible();
    await expect(async () => {
      if (await form.send.isVisible()) await form.send.click();
      await expect(form.reference).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(form.reference).toHaveValue(REFERENCE);
  });

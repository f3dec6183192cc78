/** A support request: for people who are signed in, with the number that the desk knows it by. */
import { brand } from '../../lib/site/content/site.ts';
import { OWNER, signInFor } from '../support/account.ts';
import { anyForm } from '../support/any-form.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { test } from '../support/inbox.ts';
import { expect } from '../support/test.ts';

inEach(mostlyIn('USA'), ({ edition, region, words }) => {
  test.beforeEach(async ({ origin, giveConsent }) => giveConsent(origin, region));

  test('a customer signs in, writes to support and is sent the number', async ({
    page,
    origin,
    inbox,
  }) => {
    await signInFor(page, edition, `${origin}/support`);
    await expect(page).toHaveURL(`${origin}/support`);

    const form = anyForm(page, 'support', words.supportForm);
    await form.field('product').selectOption({ index: 1 });
    await form.field('urgency').selectOption({ index: 1 });
    await form.field('subject').fill('The night shift of Monday is cut at midnight');
    await form.field('message').fill('We close the roster at six. Since Monday two hours miss.');
    await form.send.click();
    await expect(form.reference).toHaveValue(/^NV-/);
    const reference = await form.reference.inputValue();

    expect((await inbox(OWNER.email, reference)).text).toContain(reference);
    const toDesk = await inbox(`desk@${brand[region].mailDomain}`, reference);
    expect(toDesk.text).toContain('Since Monday two hours miss.');
    expect(toDesk.text).toContain(OWNER.email);
  });

  test('somebody who is not signed in is led to the sign-in', async ({ page, origin }) => {
    await page.goto(`${origin}/support`);
    const form = page.locator('form#support');
    await form.getByRole('link', { name: words.forms.signIn }).click();
    await expect(page).toHaveURL(`${origin}/auth/login?next=%2Fsupport`);
  });
});

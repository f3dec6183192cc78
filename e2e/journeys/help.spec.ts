/** The page of help: whoever finds no answer there asks, and the desk knows that it is about the site. */
import { anyForm } from '../support/any-form.ts';
import { mailsAbout } from '../support/contact.ts';
import { test } from '../support/contact-form.ts';
import { mostlyIn } from '../support/editions.ts';
import { newMailbox } from '../support/inbox.ts';
import { expect } from '../support/test.ts';

for (const edition of mostlyIn('INDIA')) {
  const { region, words } = edition;

  test(`${region} edition: a visitor asks what the page of help does not answer`, async ({
    page,
    site,
    arrive,
  }) => {
    await arrive(edition, '/help#ask');
    const form = anyForm(page, 'help', words.helpForm);
    await form.field('name').fill('Kavita Rao');
    await form.field('email').fill(newMailbox());
    await form.field('message').fill('On /plan the third column is hidden on my phone.');
    await form.send.click();
    await expect(form.done).toBeVisible();
    const mails = await mailsAbout(site, await form.reference.inputValue());
    const desk = mails.find(({ to }) => to?.[0]?.address?.startsWith('desk@'));
    expect(desk?.subject).toContain('This website');
    expect(desk?.text).toContain('the third column is hidden');
  });
}

/** A support request: for people who are signed in, with the number that the desk knows it by. */
import { png } from '../../lib/platform/files/testing/sample-files.ts';
import { brand } from '../../lib/site/content/site.ts';
import { signInFor, submitSignIn } from '../support/account.ts';
import { anyForm } from '../support/any-form.ts';
import { axeFindings } from '../support/axe.ts';
import { toastOf } from '../support/consent.ts';
import { mostlyIn } from '../support/editions.ts';
import { answerAs, askForHelp } from '../support/help.ts';
import { inEach } from '../support/in-each.ts';
import { test } from '../support/inbox.ts';
import { OWNER } from '../support/people.ts';
import { REFERENCE } from '../support/reference.ts';
import { expect } from '../support/test.ts';

const SCREEN = { name: 'roster.png', mimeType: 'image/png', buffer: png() };

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
    await form.field('attachment').setInputFiles({ ...SCREEN, name: 'roster.exe' });
    await form.send.click();
    // Said before anything is sent.
    await expect(form.field('attachment')).toHaveAccessibleDescription(/PNG/);
    await form.field('attachment').setInputFiles(SCREEN);
    await form.send.click();
    await expect(form.reference).toHaveValue(REFERENCE);
    const reference = await form.reference.inputValue();

    const confirmation = await inbox(OWNER.email, reference);
    expect(confirmation.text).toContain(
      '> We close the roster at six. Since Monday two hours miss.',
    );
    const toDesk = await inbox(`desk@${brand[region].mailDomain}`, reference);
    expect(toDesk.text).toContain('Since Monday two hours miss.');
    expect(toDesk.text).toContain(OWNER.email);
  });

  test('a customer reads the desk’s answer under their account and opens the request again', {
    tag: '@full',
  }, async ({ page, site, origin, inbox }) => {
    const { profile, replyForm } = words;
    const subject = 'Which form is it?';
    const reference = await askForHelp(site, { urgency: 'question', subject });
    await answerAs(site, reference, 'It is form 941, revision of this year.');
    await expect
      .poll(async () => (await inbox(OWNER.email, reference)).text)
      .toContain('It is form 941');

    // By the link of that mail, on a browser that is not signed in, and by keyboard.
    const ofMail = `/profile?message=${reference}`;
    const { links } = await inbox(OWNER.email, reference);
    expect(links).toContainEqual(expect.stringContaining(ofMail));
    await page.goto(origin + ofMail);
    await page.getByRole('main').getByRole('link', { name: profile.signIn }).click();
    await submitSignIn(page, edition);
    await expect(page).toHaveURL(origin + ofMail);
    const sent = page.getByRole('table', { name: profile.sent });
    const title = sent.getByRole('heading', { name: profile.threadTitle });
    await expect(title).toBeFocused();
    const posts = sent.getByRole('listitem');
    await expect(posts.first()).toContainText('has another number now');
    await expect(posts.last()).toContainText(profile.threadDesk);
    await expect(posts.last()).toContainText('It is form 941, revision of this year.');

    await sent.getByLabel(replyForm.text).fill('Our agency says 941-X. Who is right?');
    await sent.getByLabel(replyForm.attachment).setInputFiles(SCREEN);
    await sent.getByRole('button', { name: replyForm.send }).press('Enter');
    await expect(sent.getByText(replyForm.saved)).toBeFocused();
    await expect(posts.last()).toContainText('Our agency says 941-X. Who is right?');
    await expect(posts.last().getByRole('link', { name: SCREEN.name })).toBeVisible();
    const row = sent.getByRole('row').filter({ hasText: reference });
    await expect(row).toContainText(profile.statuses.new);
    // The request was made in that edition.
    const deskMail = await inbox(`desk@${brand.USA.mailDomain}`, `${reference} Reply`);
    expect(deskMail.text).toContain('Our agency says 941-X.');

    await row.getByRole('button', { expanded: true }).press('Enter');
    await expect(title).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 800 });
    await row.getByRole('button', { expanded: false }).press('Enter');
    await expect(posts).toHaveCount(3);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    // The welcome, which lies above a narrow page, is gone after a while.
    await expect(toastOf(page, edition, OWNER.name)).toHaveCount(0, { timeout: 15_000 });
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
  });

  test('somebody who is not signed in is led to the sign-in', { tag: '@full' }, async ({
    page,
    origin,
  }) => {
    await page.goto(`${origin}/support`);
    const form = page.locator('form#support');
    await form.getByRole('link', { name: words.forms.signIn }).click();
    await expect(page).toHaveURL(`${origin}/auth/login?next=%2Fsupport`);
  });
});

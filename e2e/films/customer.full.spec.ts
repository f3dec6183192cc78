/** A customer: registers, asks for help with a file, reads the desk's answer, opens the request again, and leaves. */
import { png } from '../../lib/platform/files/testing/sample-files.ts';
import { HOME } from '../../lib/site/content/routes.ts';
import { anyForm } from '../support/any-form.ts';
import { toastOf } from '../support/consent.ts';
import { EDITIONS } from '../support/editions.ts';
import { askForAccount, enter, test } from '../support/film.ts';
import { answerAs } from '../support/help.ts';
import { inEach } from '../support/in-each.ts';
import { newMailbox } from '../support/inbox.ts';
import { menuPanel } from '../support/menus.ts';
import { CREW } from '../support/people.ts';
import { REFERENCE } from '../support/reference.ts';
import { expect } from '../support/test.ts';

const SCREEN = { name: 'roster.png', mimeType: 'image/png', buffer: png() };

inEach(EDITIONS, ({ edition, region, words }) => {
  const { account, profile, replyForm } = words;

  test('a customer registers, asks for help, reads the answer and opens the request again', async ({
    page,
    site,
    origin,
    step,
    inbox,
  }) => {
    test.slow();
    const header = page.getByRole('banner');
    const email = newMailbox();
    await enter(page, edition, origin, step);
    await step('sign in', async () => {
      await header.getByRole('link', { name: account.signIn }).click();
      await expect(page).toHaveURL(/\/auth\/login/);
    });
    const newcomer = { name: 'Farid Rahman', email };
    const verify = await askForAccount(page, edition, step, newcomer, 'click');
    await step('welcome', async () => {
      await verify.field('otp').fill((await inbox(email)).code ?? '');
      await verify.send.click();
      // Where they were before.
      await expect(page).toHaveURL(origin + HOME);
      const said = account.welcome.replace('{name}', 'Farid');
      await expect(toastOf(page, edition, said)).toBeInViewport();
      await expect(header.getByRole('link', { name: account.signIn })).toBeHidden();
    });
    const form = anyForm(page, 'support', words.supportForm);
    await step('support', async () => {
      await page
        .getByRole('navigation', { name: words.shell.mainMenu })
        .getByRole('button', { name: 'All', exact: true })
        .click();
      await menuPanel(page, 'All')
        .getByRole('link', { name: /^Support request/ })
        .click();
      await expect(page).toHaveURL(`${origin}/support`);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
    await step('request filled in', async () => {
      await form.field('product').selectOption({ index: 1 });
      await form.field('urgency').selectOption({ index: 1 });
      await form.field('subject').fill('The night shift of Monday is cut at midnight');
      await form.field('message').fill('We close the roster at six. Since Monday two hours miss.');
      await form.field('attachment').setInputFiles(SCREEN);
      await form.send.scrollIntoViewIfNeeded();
    });
    await step('number of the request', async () => {
      await form.send.click();
      await expect(form.reference).toHaveValue(REFERENCE);
      await expect(form.done).toBeFocused();
      await expect(form.reference).toBeInViewport();
    });
    const reference = await form.reference.inputValue();
    const answer = 'The shift now counts to its end. Please close the roster once more.';
    await answerAs(site, reference, answer, CREW[region][0]);

    const sent = page.getByRole('table', { name: profile.sent });
    const posts = sent.getByRole('listitem');
    await step('answer', async () => {
      await expect.poll(async () => (await inbox(email, reference)).text).toContain(answer);
      const { links } = await inbox(email, reference);
      await page.goto(links.find((link) => link.includes('/profile')) ?? '');
      await expect(sent.getByRole('heading', { name: profile.threadTitle })).toBeFocused();
      await expect(posts.last()).toContainText(answer);
      await expect(posts.first()).toBeInViewport();
    });
    await step('reply', async () => {
      await sent.getByLabel(replyForm.text).fill('Monday is right now. Tuesday still ends at ten.');
      await sent.getByRole('button', { name: replyForm.send }).click();
      await expect(sent.getByText(replyForm.saved)).toBeFocused();
      await expect(sent.getByText(replyForm.saved)).toBeInViewport();
      await expect(posts.last()).toContainText('Tuesday still ends at ten.');
      await expect(sent.getByRole('row').filter({ hasText: reference })).toContainText(
        profile.statuses.new,
      );
    });
    const yours = header.getByRole('button', { name: new RegExp(`^${account.yours}`) });
    await step('account menu', async () => {
      await yours.click();
      await expect(page.getByRole('navigation', { name: account.signedIn })).toBeVisible();
    });
    await step('signed out', async () => {
      await page
        .getByRole('navigation', { name: account.signedIn })
        .getByRole('button', { name: account.signOut })
        .click();
      await expect(page.getByText(words.loginForm.signedOut)).toBeInViewport();
      await expect(header.getByRole('link', { name: account.signIn })).toBeVisible();
      await expect(yours).toBeHidden();
    });
  });
});

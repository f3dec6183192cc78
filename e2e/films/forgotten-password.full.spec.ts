/** Somebody who has forgotten the password: a mail, its link, another password, and they are in. */
import { signInPage } from '../support/account.ts';
import { anyForm } from '../support/any-form.ts';
import { toastOf } from '../support/consent.ts';
import { enter, test } from '../support/film.ts';
import { inEach } from '../support/in-each.ts';
import { FORGETFUL } from '../support/people.ts';
import { expect, expectConsole } from '../support/test.ts';

for (const { edition, withScripts: owner } of FORGETFUL)
  inEach([edition], ({ words }) => {
    const { loginForm, forgotPasswordForm, resetPasswordForm } = words;

    test('somebody who has forgotten the password sets another one by the mail', async ({
      page,
      origin,
      step,
      inbox,
    }) => {
      expectConsole(page, /status of 401/);
      const main = page.getByRole('main');
      const signIn = signInPage(page, edition);
      await enter(page, edition, origin, step);
      await step('sign in', async () => {
        await page.getByRole('banner').getByRole('link', { name: words.account.signIn }).click();
        await expect(page).toHaveURL(/\/auth\/login/);
      });
      await step('wrong password', async () => {
        await signIn.email.fill(owner.email);
        await signIn.password.fill('two drawers without a label');
        await signIn.submit.click();
        await expect(signIn.summary).toBeFocused();
        await expect(signIn.summary).toBeInViewport();
      });
      const forgot = anyForm(page, 'forgot-password', forgotPasswordForm);
      await step('forgotten', async () => {
        await main.getByRole('link', { name: loginForm.forgotten }).click();
        await expect(page).toHaveURL(/\/auth\/forgot-password/);
        await forgot.field('email').fill(owner.email);
      });
      await step('mail sent', async () => {
        await forgot.send.click();
        await expect(forgot.done).toBeFocused();
        await expect(forgot.done).toContainText(owner.email);
      });
      const reset = anyForm(page, 'reset-by-link', resetPasswordForm);
      await step('link of the mail', async () => {
        const { links } = await inbox(owner.email);
        await page.goto(links.find((link) => link.includes('/auth/reset-password')) ?? '');
        const [good = ''] = resetPasswordForm.linkGood.split('{time}');
        await expect(main.getByRole('status').filter({ hasText: good })).toBeVisible();
      });
      await step('another password', async () => {
        await reset.field('password').fill('sixteen depots, one ledger');
        await expect(reset.field('password')).toBeInViewport();
      });
      await step('signed in', async () => {
        await reset.send.click();
        await expect(page).not.toHaveURL(/\/auth\/reset-password/);
        const [first = ''] = owner.name.split(' ');
        const yours = new RegExp(`^${words.account.yours}: ?${first}`);
        await expect(page.getByRole('banner').getByRole('button', { name: yours })).toBeVisible();
        const said = words.account.passwordChanged.replace('{name}', first);
        await expect(toastOf(page, edition, said)).toBeVisible();
      });
    });
  });

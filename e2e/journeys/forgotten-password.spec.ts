/** A forgotten password: a link by mail, a new password, and the old one and its sessions are over. */
import type { Page } from '@playwright/test';
import { cookieHeader, signIn, statusOf } from '../support/account.ts';
import { anyForm, sendTwice } from '../support/any-form.ts';
import type { Edition } from '../support/editions.ts';
import { newMailbox, test, wrongCode } from '../support/inbox.ts';
import { open } from '../support/open.ts';
import { FORGETFUL } from '../support/people.ts';
import type { Site } from '../support/site.ts';
import { expect, expectConsole } from '../support/test.ts';

const NEW_PASSWORD = 'sixteen depots, one ledger';

/** Sends the form of the page for a forgotten password. */
async function askForMail(page: Page, site: Site, edition: Edition, email: string): Promise<void> {
  await open(page, `${edition.origin(site)}/auth/forgot-password`);
  const forgot = anyForm(page, 'forgot-password', edition.words.forgotPasswordForm);
  await forgot.field('email').fill(email);
  await forgot.send.click();
  await expect(forgot.done).toBeVisible();
}

for (const { edition, withScripts, withDigits, withoutScripts } of FORGETFUL) {
  const { region, words } = edition;

  test.describe(`${region} edition`, () => {
    test.beforeEach(async ({ site, giveConsent }) => giveConsent(edition.origin(site), region));

    test('the link of the mail sets another password, once, and ends every session', async ({
      page,
      site,
      inbox,
    }) => {
      expectConsole(page, /status of (401|422)/);
      const origin = edition.origin(site);
      const elsewhere = await signIn(site, withScripts);
      expect(elsewhere.status).toBe(200);

      await askForMail(page, site, edition, withScripts.email);

      const { links } = await inbox(withScripts.email);
      const link = links.find((one) => one.includes('/auth/reset-password')) ?? '';
      await open(page, link);
      const reset = anyForm(page, 'reset-by-link', words.resetPasswordForm);
      const [good = ''] = words.resetPasswordForm.linkGood.split('{time}');
      await expect(page.getByRole('status').filter({ hasText: good })).toBeVisible();
      await reset.field('password').fill(NEW_PASSWORD);
      await reset.send.click();
      await page.waitForURL((url) => url.pathname !== '/auth/reset-password');

      expect(await statusOf(site, cookieHeader(elsewhere))).toBe(401);
      expect((await signIn(site, withScripts)).status).toBe(401);
      expect((await signIn(site, { ...withScripts, password: NEW_PASSWORD })).status).toBe(200);

      // Whoever finds the mail later has nothing, and types nothing for it.
      await open(page, link);
      const { linkEndedTitle, linkAgain } = words.resetPasswordForm;
      await expect(page.getByRole('heading', { name: linkEndedTitle })).toBeVisible();
      await expect(reset.field('password')).toHaveCount(0);
      await page.getByRole('link', { name: linkAgain }).click();
      await expect(page).toHaveURL(`${origin}/auth/forgot-password`);
      expect((await signIn(site, { ...withScripts, password: NEW_PASSWORD })).status).toBe(200);
    });

    test('the digits of the mail are looked at before a password is chosen', {
      tag: '@full',
    }, async ({ page, site, inbox }) => {
      expectConsole(page, /status of 422/);
      const origin = edition.origin(site);
      const { email } = withDigits;
      await askForMail(page, site, edition, email);
      const { code = '' } = await inbox(email);

      await page.getByRole('link', { name: words.forgotPasswordForm.onwards }).click();
      await page.waitForURL(`${origin}/auth/reset-password`);
      const reset = anyForm(page, 'reset-by-code', words.resetPasswordForm);
      const otp = reset.field('otp');
      await expect(reset.field('email')).toHaveValue(email);
      await otp.fill(wrongCode(code));
      await expect(otp).toHaveAttribute('aria-invalid', 'true');
      await expect(otp).toBeFocused();
      await otp.fill(code);
      const [good = ''] = words.resetPasswordForm.codeGood.split('{time}');
      await expect(page.getByRole('status').filter({ hasText: good })).toBeVisible();
      await expect(otp).not.toHaveAttribute('aria-invalid', 'true');
      await reset.field('password').fill(NEW_PASSWORD);
      await reset.send.click();
      await page.waitForURL((url) => url.pathname !== '/auth/reset-password');
      expect((await signIn(site, { email, password: NEW_PASSWORD })).status).toBe(200);
    });

    test('an address without an account is told the same', { tag: '@full' }, async ({
      page,
      site,
    }) => {
      await askForMail(page, site, edition, newMailbox());
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('the link of the mail sets another password all the same', { tag: '@full' }, async ({
        page,
        site,
        inbox,
      }) => {
        await page.goto(`${edition.origin(site)}/auth/forgot-password`);
        const forgot = anyForm(page, 'forgot-password', words.forgotPasswordForm);
        await forgot.field('email').fill(withoutScripts.email);
        await sendTwice(site, forgot.send);
        await expect(forgot.done).toBeVisible();
        const { links } = await inbox(withoutScripts.email);
        await page.goto(links.find((one) => one.includes('/auth/reset-password')) ?? '');
        const reset = anyForm(page, 'reset-by-link', words.resetPasswordForm);
        await reset.field('password').fill(NEW_PASSWORD);
        await reset.send.click();
        await page.waitForURL((url) => url.pathname !== '/auth/reset-password');
        expect((await signIn(site, { ...withoutScripts, password: NEW_PASSWORD })).status).toBe(
          200,
        );
      });
    });
  });
}

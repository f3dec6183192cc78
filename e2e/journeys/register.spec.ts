/** Registering: a code by mail, one way in, and the profile behind it. */
import type { Page } from '@playwright/test';
import { anyForm, sendTwice } from '../support/any-form.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach, withoutScripts } from '../support/in-each.ts';
import { newMailbox, test, wrongCode } from '../support/inbox.ts';
import { open } from '../support/open.ts';
import { expect, expectConsole } from '../support/test.ts';

const PERSON = { name: 'Farid Rahman', password: 'nine quiet looms at dusk' };

/** Fills in the form for an account of `email`. */
async function fillInPerson(form: ReturnType<typeof anyForm>, email: string): Promise<void> {
  await form.field('name').fill(PERSON.name);
  await form.field('email').fill(email);
  await form.field('password').fill(PERSON.password);
}

inEach(mostlyIn('USA'), ({ region, words }) => {
  /** Registers `email`, up to the page that asks for the code of the mail. */
  async function register(page: Page, origin: string, email: string): Promise<void> {
    await open(page, `${origin}/auth/register`);
    const form = anyForm(page, 'register', words.registerForm);
    await fillInPerson(form, email);
    await form.send.click();
    await page.waitForURL(`${origin}/auth/verify?**`);
    const verify = anyForm(page, 'verify-code', words.verifyForm);
    await expect(verify.field('email'), 'filled in already').toHaveValue(email);
  }

  test.beforeEach(async ({ origin, giveConsent }) => giveConsent(origin, region));

  test('somebody registers, types the code of the mail and sees their profile', async ({
    page,
    origin,
    inbox,
  }) => {
    const email = newMailbox();
    await register(page, origin, email);
    const { code } = await inbox(email);
    expect(code).toBeDefined();
    const verify = anyForm(page, 'verify-code', words.verifyForm);
    await verify.field('otp').fill(code ?? '');
    await verify.send.click();

    await page.waitForURL((url) => url.pathname !== '/auth/verify');
    await open(page, `${origin}/profile`);
    const main = page.getByRole('main');
    await expect(main.getByText(PERSON.name).first()).toBeVisible();
    await expect(main.getByText(email).first()).toBeVisible();
  });

  test('a common password is refused beside its field, and a better one is taken', {
    tag: '@full',
  }, async ({ page, origin, context }) => {
    expectConsole(page, /status of 422/);
    await open(page, `${origin}/auth/register`);
    const form = anyForm(page, 'register', words.registerForm);
    const password = form.field('password');
    await fillInPerson(form, newMailbox());
    await password.fill('Password2026!');
    await form.send.click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toHaveAccessibleDescription(
      new RegExp(words.passwordRefusals.decorated),
    );
    await password.fill(PERSON.password);
    await form.send.click();
    await page.waitForURL(`${origin}/auth/verify?**`);
    // By it the code knows this browser; the cookie page lists it.
    const kept = (await context.cookies()).find(({ name }) => name === 'code-request');
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });

  test('a wrong code is refused, and the right one works after it, once', { tag: '@full' }, async ({
    page,
    origin,
    inbox,
  }) => {
    expectConsole(page, /status of 422/);
    const email = newMailbox();
    await register(page, origin, email);
    const address = page.url();
    const { code = '' } = await inbox(email);
    const verify = anyForm(page, 'verify-code', words.verifyForm);
    const enter = async (otp: string) => {
      await verify.field('email').fill(email);
      await verify.field('otp').fill(otp);
      await verify.send.click();
    };
    await enter(wrongCode(code));
    await expect(page.getByRole('alert').filter({ has: page.getByRole('heading') })).toBeVisible();
    await enter(code);
    await page.waitForURL((url) => url.pathname !== '/auth/verify');
    await open(page, address);
    await enter(code);
    await expect(page.getByRole('alert').filter({ has: page.getByRole('heading') })).toBeVisible();
  });

  withoutScripts(() => {
    test('somebody registers, and is signed in by the code of the mail', { tag: '@full' }, async ({
      page,
      site,
      inbox,
      origin,
    }) => {
      const email = newMailbox();
      await page.goto(`${origin}/auth/register`);
      const form = anyForm(page, 'register', words.registerForm);
      const verify = anyForm(page, 'verify-code', words.verifyForm);
      await fillInPerson(form, email);
      // A browser keeps no password for the second look.
      await sendTwice(site, form.send, () => form.field('password').fill(PERSON.password));
      const { code = '' } = await inbox(email);
      await verify.field('email').fill(email);
      await verify.field('otp').fill(code);
      await verify.send.click();
      await page.waitForURL((url) => url.pathname !== '/auth/verify');
      await page.goto(`${origin}/api/v1/auth/me`);
      await expect(page.getByText(email)).toBeVisible();
    });
  });
});

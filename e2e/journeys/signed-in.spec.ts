/** Who is signed in sees it on every page, is greeted, finds the way out, and loses nothing when the session ends. */
import type { Locator, Page } from '@playwright/test';
import { signInFor, submitSignIn } from '../support/account.ts';
import { anyForm } from '../support/any-form.ts';
import { controls, fillIn } from '../support/contact-form.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { newMailbox, test } from '../support/inbox.ts';
import { open } from '../support/open.ts';
import { OWNER, STAFF } from '../support/people.ts';
import { expect } from '../support/test.ts';

/** By how many pixels the last of a bar reaches beyond it, where a long name has pushed it. */
const overhang = (last: Locator): Promise<number> =>
  last.evaluate((element) => {
    const bar = element.closest('.wrap') ?? element;
    const end =
      bar.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(bar).paddingRight);
    return Math.max(0, Math.round(element.getBoundingClientRect().right - end));
  });

inEach(mostlyIn('USA'), ({ edition, region, words }) => {
  const { account } = words;
  const header = (page: Page) => page.getByRole('banner');
  const wayIn = (page: Page) => header(page).getByRole('link', { name: account.signIn });
  const menuButton = (page: Page, name = '') =>
    header(page).getByRole('button', { name: new RegExp(`^${account.yours}: ?${name}`) });
  const menu = (page: Page) => page.getByRole('navigation', { name: account.signedIn });

  test.beforeEach(async ({ origin, giveConsent }) => giveConsent(origin, region));

  test('somebody new types the address once, is greeted by name, and signs out by the keyboard', async ({
    page,
    origin,
    inbox,
  }) => {
    const email = newMailbox();
    await open(page, `${origin}/auth/register`);
    await expect(menuButton(page)).toBeHidden();
    const form = anyForm(page, 'register', words.registerForm);
    await form.field('name').fill('Wilhelmina Reed');
    await form.field('email').fill(email);
    await form.field('password').fill('nine quiet looms at dusk');
    await page.getByRole('button', { name: words.forms.showPassword }).click();
    await expect(form.field('password')).toHaveAttribute('type', 'text');
    await form.send.click();
    await page.waitForURL(`${origin}/auth/verify?**`);
    const verify = anyForm(page, 'verify-code', words.verifyForm);
    await expect(verify.field('email')).toHaveValue(email);
    await verify.field('otp').fill((await inbox(email)).code ?? '');
    await verify.send.click();

    await page.waitForURL(`${origin}/auth/welcome`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      /^Welcome ?, Wilhelmina$/,
    );
    await expect(wayIn(page)).toBeHidden();
    await open(page, `${origin}/contact-us`);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await overhang(header(page).getByRole('link', { name: words.shell.contact }))).toBe(0);
    await menuButton(page, 'Wilhelmina').focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).getByRole('link', { name: account.desk })).toBeHidden();
    const signOut = menu(page).getByRole('button', { name: account.signOut });
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
    await expect(signOut).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/auth/login#signed-out`);
    await expect(page.getByText(words.loginForm.signedOut)).toBeVisible();
    await expect(wayIn(page)).toBeVisible();
    await expect(menuButton(page)).toBeHidden();
  });

  test('staff go from any page to their desk; a session that ends under a message loses no word of it', {
    tag: '@full',
  }, async ({ page, context, origin }) => {
    await signInFor(page, edition, `${origin}/contact-us`, STAFF);
    await page.waitForURL(`${origin}/contact-us`);
    await menuButton(page, 'Dana').click();
    await expect(menu(page).getByRole('link', { name: account.desk })).toHaveAttribute(
      'href',
      '/desk',
    );
    await page.keyboard.press('Escape');
    const text = await fillIn(page, edition);
    await context.clearCookies({ name: /^(session|userSelectedAccountDetails)$/ });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await wayIn(page).click();
    await page.waitForURL(`${origin}/auth/login?next=%2Fcontact-us`);
    await submitSignIn(page, edition, OWNER);
    await page.waitForURL(`${origin}/contact-us`);
    await expect(controls(page, edition).message).toHaveValue(text.message);
    await expect(menuButton(page, 'Meera')).toBeVisible();
  });
});

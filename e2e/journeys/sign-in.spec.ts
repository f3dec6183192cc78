/** Signing in, staying signed in while one is here, and signing out. */
import { HOME } from '../../lib/site/content/routes.ts';
import {
  cookieHeader,
  fillIn,
  openSignIn,
  signIn,
  signInPage,
  statusOf,
} from '../support/account.ts';
import { cookiesAt } from '../support/consent.ts';
import { EDITIONS, mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { OWNER } from '../support/people.ts';
import { expect, expectConsole, test } from '../support/test.ts';

const PAGE = '/auth/login';
const REFRESH = '/api/v1/user/refresh_login';
const WRONG = 'The e-mail address or the password is not right.';

inEach(mostlyIn('USA'), ({ edition, region, words }) => {
  test.beforeEach(async ({ origin, giveConsent }) => giveConsent(origin, region));

  test('somebody signs in, goes on to where they were, and signs out again', async ({
    page,
    context,
    site,
    origin,
  }) => {
    const form = signInPage(page, edition);
    const address = `${origin}${PAGE}?next=%2Fcontact-us%3Fa%3Db%23message`;
    await openSignIn(page, address);
    await fillIn(page, edition);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin}/contact-us?a=b#message`);
    const jar = await context.cookies(origin);
    const token = jar.find(({ name }) => name === 'session');
    expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(token?.expires).toBeLessThan(Date.now() / 1000 + 3_601);
    const account = jar.find(({ name }) => name === 'userSelectedAccountDetails');
    expect(decodeURIComponent(account?.value ?? '')).toBe(OWNER.name);

    await open(page, address);
    await expect(form.signedIn).toBeVisible();
    await expect(page.getByText(`${OWNER.name}, ${OWNER.email}`)).toBeVisible();
    await expect(form.goOn).toHaveAttribute('href', '/contact-us?a=b#message');
    await form.signOut.click();
    await expect(
      page.getByRole('status').filter({ hasText: words.loginForm.signedOut }),
    ).toBeFocused();
    await expect(form.email).toBeVisible();
    const left = Object.keys(await cookiesAt(page, origin));
    expect(left).not.toContain('session');
    expect(left).not.toContain('userSelectedAccountDetails');

    // Whoever kept the token has nothing.
    expect(await statusOf(site, `session=${token?.value}`)).toBe(401);
  });

  test('a wrong password is told, the e-mail stays, the password does not', {
    tag: '@full',
  }, async ({ page, origin }) => {
    expectConsole(page, /status of (401|422)/);
    const form = signInPage(page, edition);
    await openSignIn(page, origin + PAGE);
    await form.submit.click();
    await expect(form.summary.getByRole('link')).toHaveCount(2);

    await fillIn(page, edition, { password: 'not this one' });
    await form.submit.click();
    const line = form.summary.getByRole('link', { name: WRONG });
    await expect(line).toBeVisible();
    await expect(form.summary).toBeFocused();
    await expect(form.email).toHaveValue(OWNER.email);
    await expect(form.password).toHaveValue('');
    await expect(form.password).toHaveAccessibleDescription(new RegExp(WRONG));
    await line.click();
    await expect(form.password).toBeFocused();

    await form.password.fill(OWNER.password);
    await form.submit.click();
    await expect(page).toHaveURL(origin + HOME);
  });

  test('without scripts it works the same', { tag: '@full' }, async ({
    browser,
    origin,
    address,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      extraHTTPHeaders: { 'X-Forwarded-For': address },
    });
    const page = await context.newPage();
    const form = signInPage(page, edition);
    await page.goto(`${origin}${PAGE}?next=%2Fcontact-us%23message`);
    await fillIn(page, edition, { password: 'not this one' });
    await form.submit.click();
    await expect(form.summary).toContainText(WRONG);
    await expect(form.email).toHaveValue(OWNER.email);
    await expect(form.password).toHaveValue('');
    await form.password.fill(OWNER.password);
    await form.submit.click();
    await expect(page).toHaveURL(`${origin}/contact-us#message`);
    expect(Object.keys(await cookiesAt(page, origin))).toContain('session');

    await page.goto(origin + PAGE);
    await form.signOut.click();
    await expect(page).toHaveURL(`${origin}${PAGE}#signed-out`);
    await expect(page.getByText(words.loginForm.signedOut)).toBeVisible();
    expect(Object.keys(await cookiesAt(page, origin))).not.toContain('session');
    await context.close();
  });
});

const [edition] = EDITIONS;
if (!edition) throw new Error('there is no edition');

test('nobody is sent to another site after signing in', { tag: '@full' }, async ({
  page,
  site,
}) => {
  await openSignIn(page, `${edition.origin(site)}${PAGE}?next=%2F%2Fevil.example`);
  await fillIn(page, edition);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(edition.origin(site) + HOME);
});

test('when the server does not answer, nothing is lost but the password', { tag: '@full' }, async ({
  page,
  site,
}) => {
  expectConsole(page, /ERR_CONNECTION_REFUSED|ERR_FAILED/);
  const form = signInPage(page, edition);
  await openSignIn(page, edition.origin(site) + PAGE);
  await page.route('**/api/v1/user/login', (route) => route.abort('connectionrefused'));
  await fillIn(page, edition);
  await form.submit.click();
  await expect(form.summary).toContainText(edition.words.loginForm.networkError);
  await expect(form.email).toHaveValue(OWNER.email);
});

test('somebody who is here stays signed in; strangers are never asked', { tag: '@full' }, async ({
  page,
  context,
  site,
  giveConsent,
}) => {
  const origin = edition.origin(site);
  await giveConsent(origin, edition.region);
  const refreshed: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith(REFRESH)) refreshed.push(String(answer.status()));
  });
  await page.clock.install();
  await open(page, origin + HOME);
  expect(refreshed).toEqual([]);

  const { hostname } = new URL(origin);
  const cookies = cookieHeader(await signIn(site)).split('; ');
  await context.addCookies(
    cookies.map((cookie) => {
      const [name = '', value = ''] = cookie.split('=');
      return { name, value, domain: hostname, path: '/' };
    }),
  );
  await open(page, origin + HOME);
  await expect.poll(() => refreshed).toEqual(['200']);
  await page.mouse.move(50, 50);
  await page.clock.fastForward('02:01');
  await expect.poll(() => refreshed.length).toBe(2);
  // Nobody was there; then somebody is.
  await page.clock.fastForward('30:00');
  await page.mouse.move(90, 90);
  await expect.poll(() => refreshed.length).toBe(3);
});

test('/auth and likely spellings lead to the sign-in page', async ({ site }) => {
  for (const path of ['/auth', '/login', '/auth/Login/', '/sign-in']) {
    const answer = await edition.get(site, `${path}?next=%2Fcontact-us`);
    expect([answer.status, answer.headers.get('location')], path).toEqual([
      308,
      `${PAGE}?next=%2Fcontact-us`,
    ]);
  }
});

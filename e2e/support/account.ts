/** Signing in on a site of visits, as programs and as visitors do it. */
import type { Page } from '@playwright/test';
import type { Edition } from './editions.ts';
import { open } from './open.ts';
import { OWNER } from './people.ts';
import { ask, askJson, type RawAnswer } from './raw-http.ts';
import type { Site } from './site.ts';
import { isStaff, nextCode, typeSecondCode } from './staff.ts';
import { newAddress } from './test.ts';

export const LOGIN = '/api/v1/user/login';

/** Signs in as a program does, from an address of its own unless `headers` names one. */
export function signIn(
  site: Site,
  credentials: { email?: string; password?: string } = {},
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const { email, password } = { ...OWNER, ...credentials };
  return askJson(site.port, {
    path: LOGIN,
    json: { email, password },
    headers: { 'X-Forwarded-For': newAddress(), ...headers },
  });
}

/** The `Cookie` header of the browser that got `answer`. */
export const cookieHeader = ({ cookies }: RawAnswer) =>
  cookies.map((cookie) => cookie.split(';')[0]).join('; ');

export function signInPage(page: Page, { words: { loginForm: words } }: Edition) {
  const main = page.getByRole('main');
  return {
    email: main.getByLabel(words.email, { exact: true }),
    password: main.getByLabel(words.password, { exact: true }),
    submit: main.getByRole('button', { name: words.send, exact: true }),
    signOut: main.getByRole('button', { name: words.signOut }),
    summary: page.getByRole('alert').filter({ has: page.getByRole('heading') }),
    signedIn: main.getByRole('heading', { name: words.signedInTitle }),
    goOn: main.getByRole('link', { name: words.goOn }),
    goHome: main.getByRole('link', { name: words.goHome }),
  };
}

/** Opens the sign-in page and waits until its form, which is loaded by itself, works. */
export async function openSignIn(page: Page, url: string): Promise<void> {
  await open(page, url);
  await page.waitForFunction(() => {
    const form = document.querySelector('main form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactFiber'));
  });
}

export async function fillIn(page: Page, edition: Edition, over: Partial<typeof OWNER> = {}) {
  const { email, password } = { ...OWNER, ...over };
  const form = signInPage(page, edition);
  await form.email.fill(email);
  await form.password.fill(password);
}

/** Signs in on the way to the page at `address`, as the owner unless `over` names another. */
export async function signInFor(
  page: Page,
  edition: Edition,
  address: string,
  over: Partial<typeof OWNER> = {},
): Promise<void> {
  const { origin, pathname } = new URL(address);
  await openSignIn(page, `${origin}/auth/login?next=${encodeURIComponent(pathname)}`);
  await submitSignIn(page, edition, over);
}

/** Fills in the form of the sign-in page, and for staff that of the second step. */
export async function submitSignIn(
  page: Page,
  edition: Edition,
  over: Partial<typeof OWNER> = {},
): Promise<void> {
  await fillIn(page, edition, over);
  await page.keyboard.press('Enter');
  if (isStaff(over)) await typeSecondCode(page, edition, nextCode());
}

/** What the server says of whoever holds these cookies. */
export const statusOf = async (site: Site, Cookie: string): Promise<number> =>
  (await ask(site.port, { path: '/api/v1/auth/me', headers: { Cookie } })).status;

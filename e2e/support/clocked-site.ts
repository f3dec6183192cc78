/** A site with accounts, and the hours that pass there and in a visitor's browser at once. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { cookieHeader, signIn, submitSignIn } from './account.ts';
import { newDataDir } from './data-folder.ts';
import type { Edition } from './editions.ts';
import { LIMIT_MS, signInAgainButton, stopClock } from './idle.ts';
import { open } from './open.ts';
import { withSite } from './own-site.ts';
import { OWNER } from './people.ts';
import { askJson, type RawAnswer } from './raw-http.ts';
import type { Site } from './site.ts';
import { isStaff, nextCode } from './staff.ts';
import { test as base, expect, newAddress } from './test.ts';

type Credentials = { email: string; password: string };
/** How much the server's clock is ahead of this machine's. */
type Hours = { ahead: number; passOnServer: (ms: number) => void };

const test = base.extend<object, { site: Site; hours: Hours }>({
  hours: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's first argument.
    async ({}, use) => use({ ahead: 0, passOnServer: () => undefined }),
    { scope: 'worker' },
  ],
  site: [
    async ({ hours }, use) => {
      const dataDir = newDataDir();
      const file = join(dataDir, 'moved-clock');
      hours.passOnServer = (ms) => {
        hours.ahead += ms;
        writeFileSync(file, String(hours.ahead));
      };
      hours.passOnServer(0);
      const preload = `--import ${join(import.meta.dirname, 'moved-clock.ts')}`;
      await withSite({ dataDir, env: { NODE_OPTIONS: preload, MOVED_CLOCK: file } }, use);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** The session's cookie as the browser has it now; each refresh gives it another. */
export async function sessionOf(page: Page, origin: string): Promise<string> {
  const cookies = await page.context().cookies(origin);
  return `session=${cookies.find(({ name }) => name === 'session')?.value}`;
}

/** The second step of signing in, as a program does it. */
export const showCode = (site: Site, first: RawAnswer): Promise<RawAnswer> =>
  askJson(site.port, {
    path: '/api/v1/user/second-factor/code',
    json: { code: nextCode() },
    headers: { Cookie: cookieHeader(first), 'X-Forwarded-For': newAddress() },
  });

/** Gives the browser a session, as signing in does. @returns its `Cookie` header */
async function beginSession(
  context: BrowserContext,
  site: Site,
  origin: string,
  credentials: Credentials,
): Promise<string> {
  const first = await signIn(site, credentials);
  const { cookies } = isStaff(credentials) ? await showCode(site, first) : first;
  const pairs = cookies.map((cookie) => cookie.split(';')[0] ?? '');
  await context.addCookies(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value, url: origin, httpOnly: name === 'session' };
    }),
  );
  return pairs.join('; ');
}

type Visitor = {
  /** Of the edition, whose cookies the visitor has allowed. */
  origin: string;
  /** The `Cookie` header of the visitor, who is signed in. */
  cookies: string;
};

export const testIn = (edition: Edition, account: Credentials = OWNER) =>
  test.extend<Visitor>({
    origin: async ({ site, giveConsent }, use) => {
      await giveConsent(edition.origin(site), edition.region);
      await use(edition.origin(site));
    },
    cookies: async ({ context, site, origin }, use) =>
      use(await beginSession(context, site, origin, account)),
  });

/** Opens a page at the server's time; its clock stands, and the visitor has just moved the mouse. */
export async function openNow(page: Page, url: string, { ahead }: Hours): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const now = Date.now() + ahead;
  await page.clock.install({ time: now });
  await open(page, url);
}

/** Opens a page and waits for its first refresh: a page that is opened counts as activity. */
export async function openRefreshed(page: Page, url: string, hours: Hours): Promise<void> {
  const refreshed = page.waitForResponse(/refresh_login/);
  await openNow(page, url, hours);
  await refreshed;
}

/** Opens the profile. @returns the owner's address on it, which can be seen */
export async function openProfile(page: Page, origin: string, hours: Hours): Promise<Locator> {
  await openRefreshed(page, `${origin}/profile`, hours);
  const email = page.getByRole('main').getByText(OWNER.email).first();
  await expect(email).toBeVisible();
  return email;
}

/** Logs in again from the dialog, and is led back to `address`. */
export async function signInAgain(
  page: Page,
  edition: Edition,
  address: string,
  account: Credentials = OWNER,
): Promise<void> {
  const { origin, pathname, search } = new URL(address);
  await signInAgainButton(page).click();
  await page.waitForURL(`${origin}/auth/login?next=${encodeURIComponent(pathname + search)}`);
  await submitSignIn(page, edition, account);
  await page.waitForURL(address);
}

/** From here on no time passes but what a test lets pass. */
export async function standStill(page: Page): Promise<void> {
  await stopClock(page);
  await page.mouse.move(5, 5);
}

/**
 * The machine sleeps, its lid closed: time passes there and on the server, no timer runs. Cookies
 * whose session has run out are gone when it wakes; Chromium's own clock is not to be moved.
 */
export async function sleep(page: Page, hours: Hours, ms: number): Promise<void> {
  hours.passOnServer(ms);
  const now = await page.evaluate(() => Date.now());
  if (ms >= LIMIT_MS)
    for (const name of ['session', 'userSelectedAccountDetails'])
      await page.context().clearCookies({ name });
  await page.clock.setSystemTime(now + ms);
}

/** The machine sleeps for twice the limit; then somebody moves the mouse, and time goes on. */
export async function oversleep(page: Page, hours: Hours): Promise<void> {
  await standStill(page);
  await sleep(page, hours, 2 * LIMIT_MS);
  await page.mouse.move(60, 60);
  await page.clock.resume();
}

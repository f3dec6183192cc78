/** A site with accounts, whose mails go to a mail server, and the sign-in page as visitors use it. */
import { execFileSync, spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { newDataDir } from './data-folder.ts';
import { type Edition, mostlyIn } from './editions.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { open } from './open.ts';
import { withSite } from './own-site.ts';
import { ask, askJson, type RawAnswer } from './raw-http.ts';
import type { Site } from './site.ts';
import { isStaff, nextCode, STAFF, typeSecondCode } from './staff.ts';
import { test as base, newAddress } from './test.ts';

export const LOGIN = '/api/v1/user/login';

/** An account of every site that this file starts. */
export const OWNER = {
  name: 'Meera Nair',
  email: 'meera.nair@example.org',
  password: 'forty drivers, three depots',
};

/** Makes an account as the operator does, while the site is not running. */
export function addAccount(
  dataDir: string,
  { name, email, password }: typeof OWNER,
  settings: Record<string, string> = {},
) {
  const script = 'scripts/commands/add-account.ts';
  const args = ['--conditions=react-server', script, '--email', email, '--name', name];
  const env = { ...process.env, ...settings, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    input: `${password}\n`,
    encoding: 'utf8',
    env,
  });
  return { status, output: stdout + stderr };
}

/** Whose password a test may change, each for one test: what it was before is known to no other. */
export const FORGETFUL = mostlyIn('USA').map((edition) => ({
  edition,
  withScripts: forgetful('Ines Duarte', `ines.duarte.${edition.region.toLowerCase()}@example.org`),
  withDigits: forgetful('Rui Prado', `rui.prado.${edition.region.toLowerCase()}@example.org`),
  withoutScripts: forgetful('Joana Reis', `joana.reis.${edition.region.toLowerCase()}@example.org`),
}));

function forgetful(name: string, email: string): typeof OWNER {
  return { name, email, password: 'a drawer without a label' };
}

/** Whose password strangers guess at, in one test alone: the account is slowed down by it. */
export const KNOWN = {
  name: 'Tara Bose',
  email: 'tara.bose@example.org',
  password: 'two ferries before rain',
};

/** An inbox that its mail server refuses for ever. */
export const NOBODYS_INBOX = 'victim@example.org';

/** Makes many accounts in one process, in a folder that no site runs on. */
export function addAccounts(dataDir: string, people: object[]): void {
  const args = ['--conditions=react-server', 'e2e/support/add-accounts.ts'];
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  execFileSync(process.execPath, args, { input: JSON.stringify(people), env });
}

type WorkerFixtures = {
  mailServer: MailServer;
  /** Who else has an account there. */
  people: object[];
  site: Site;
};

/** A site whose mails go to a real mail server, with accounts of members and of staff. */
export const test = base.extend<object, WorkerFixtures>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's first argument.
    async ({}, use) => {
      const server = await startMailServer({ refuse: (address) => address === NOBODYS_INBOX });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  people: [[], { scope: 'worker' }],
  site: [
    async ({ mailServer, people }, use) => {
      const dataDir = newDataDir();
      const changing = FORGETFUL.flatMap((one) => [
        one.withScripts,
        one.withDigits,
        one.withoutScripts,
      ]);
      addAccounts(dataDir, [OWNER, KNOWN, { ...STAFF, role: 'desk' }, ...changing, ...people]);
      const env = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, LOG_LEVEL: 'info' };
      await withSite({ dataDir, env }, use);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

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

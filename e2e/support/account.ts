/** A site with an account, and the sign-in page as visitors use it. */
import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { newDataDir } from './data-folder.ts';
import type { Edition } from './editions.ts';
import { open } from './open.ts';
import { askJson, type RawAnswer } from './raw-http.ts';
import { removeData, type Site, startSite } from './site.ts';
import { test as base, newAddress } from './test.ts';

export const LOGIN = '/api/v1/user/login';

/** The account of every site that this file starts. */
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

export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's first argument.
    async ({}, use) => {
      const dataDir = newDataDir();
      const { status, output } = addAccount(dataDir, OWNER);
      if (status !== 0) throw new Error(output);
      const site = await startSite({ dataDir, env: { LOG_LEVEL: 'info' } });
      await use(site);
      await site.stop('SIGKILL');
      removeData(site);
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

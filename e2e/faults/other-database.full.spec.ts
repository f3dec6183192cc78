/**
 * Fault 13: the site is started with a database that its data folder does not belong to. Nothing is
 * deleted, the start is refused in words, and with the right database all is there.
 */
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  isPostgresAvailable,
  sayPostgresIsMissing,
  startTestPostgres,
} from '../../lib/platform/db/test-postgres.ts';
import { cookieHeader, signIn } from '../support/account.ts';
import { apply, resume } from '../support/application.ts';
import { emptyDataDir, newDataDir } from '../support/data-folder.ts';
import { withSite } from '../support/own-site.ts';
import { addAccount, OWNER } from '../support/people.ts';
import { ask } from '../support/raw-http.ts';
import { type Site, type SiteOptions, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const THREE_HOURS_MS = 3 * 60 * 60 * 1000;

type Settings = Record<string, string>;

/** What a start says that must not succeed. */
async function refusal(options: SiteOptions): Promise<string> {
  const site = await startSite(options).catch((error: Error) => error.message);
  if (typeof site === 'string') return site;
  // In order: its housekeeping gets the time to do harm.
  await site.stop();
  return `not refused:\n${site.output()}`;
}

/** The files that people gave the site in `dataDir`. */
function storedFiles(dataDir: string): string[] {
  const entries = readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

const idOf = (file: string) => file.slice(file.lastIndexOf('/') + 1);

/** The bytes of `file`, as its owner gets them. */
async function download(site: Site, file: string, cookie: string): Promise<Buffer> {
  const headers = { Cookie: cookie };
  const answer = await fetch(`${site.local}/api/v1/file/${idOf(file)}`, { headers });
  expect(answer.status, 'its owner has it').toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * Somebody applies with a CV; three hours later the site starts with each of the settings in `wrong`, and
 * then with its own again.
 */
async function expectCvToStay(
  dataDir: string,
  own: Settings,
  wrong: { settings: Settings; before?: (dataDir: string) => () => void }[],
): Promise<void> {
  let site: Site | undefined;
  try {
    const made = addAccount(dataDir, OWNER, own);
    expect(made.status, made.output).toBe(0);
    site = await startSite({ dataDir, env: own });
    const cookie = cookieHeader(await signIn(site));
    expect(await apply(site, `${cookie}; region=USA`)).toBe(201);
    await site.stop('SIGKILL');
    const [cv = '', ...others] = storedFiles(dataDir);
    expect(others).toEqual([]);
    const then = new Date(Date.now() - THREE_HOURS_MS);
    utimesSync(cv, then, then);

    for (const { settings, before } of wrong) {
      const undo = before?.(dataDir);
      const said = await refusal({ dataDir, env: settings });
      expect(existsSync(cv), `the CV is there after:\n${said}`).toBe(true);
      expect(said).toContain('ended early with 1');
      expect(said, 'what to do').toMatch(/DATABASE_URL.*DATA_DIR.*database-id/s);
      expect(said, 'no secret and no stack').not.toMatch(/hunter2|\n\s+at /);
      undo?.();
    }

    site = await startSite({ dataDir, env: own });
    const { buffer } = await resume();
    expect(readFileSync(cv).equals(buffer), 'its bytes').toBe(true);
    expect((await download(site, cv, cookie)).equals(buffer)).toBe(true);
  } finally {
    await site?.stop('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

test('the site of a PostgreSQL is started without DATABASE_URL, then with an empty one: refused, and every CV stays', async () => {
  if (!isPostgresAvailable()) {
    sayPostgresIsMissing();
    test.info().annotations.push({ type: 'notice', description: 'no PostgreSQL' });
    return;
  }
  test.setTimeout(120_000);
  const own = await startTestPostgres();
  const empty = await startTestPostgres();
  const withPassword = new URL(empty.url);
  withPassword.password = 'hunter2';
  try {
    const wrong = [
      { settings: { DATABASE_URL: '' } },
      { settings: { DATABASE_URL: withPassword.href } },
    ];
    await expectCvToStay(emptyDataDir(), { DATABASE_URL: own.url }, wrong);
  } finally {
    await own.remove();
    await empty.remove();
  }
});

test('the folder of the embedded database is lost: a new one is refused, and every CV stays', async () => {
  test.setTimeout(120_000);
  const lose = (dataDir: string) => {
    const [kept, aside] = [join(dataDir, 'db'), join(dataDir, 'db-elsewhere')];
    renameSync(kept, aside);
    return () => {
      rmSync(kept, { recursive: true });
      renameSync(aside, kept);
    };
  };
  await expectCvToStay(emptyDataDir(), {}, [{ settings: {}, before: lose }]);
});

test('a command is refused as a start is: no account goes into another database', () => {
  const dataDir = newDataDir();
  try {
    writeFileSync(join(dataDir, 'database-id'), '4c9c2e0e-0000-4000-8000-000000000000');
    const { status, output } = addAccount(dataDir, OWNER);
    expect(status, output).toBe(1);
    expect(output).toMatch(/DATABASE_URL.*DATA_DIR.*database-id/);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a public site without DATABASE_URL is refused, unless a setting says that it is meant', async () => {
  const unset = { EMBEDDED_DATABASE: '', TRUSTED_PROXIES: '' };
  const origins = { SITE_ORIGIN_USA: 'https://www.norvant.com', SITE_ORIGIN_INDIA: '' };
  for (const [settings, name] of [
    [{ ...unset, ...origins }, 'SITE_ORIGIN_USA'],
    [
      { ...unset, SITE_ORIGIN_USA: '', SITE_ORIGIN_INDIA: '', TRUSTED_PROXIES: '10.0.0.1' },
      'TRUSTED_PROXIES',
    ],
  ] as const) {
    const said = await refusal({ env: settings });
    expect(said).toContain('ended early with 1');
    expect(said).toMatch(new RegExp(`${name} .*DATABASE_URL.*EMBEDDED_DATABASE=allowed`, 's'));
  }
});

test('somebody tries the site on their own machine: it starts with nothing set', async () => {
  const env = {
    EMBEDDED_DATABASE: '',
    TRUSTED_PROXIES: '',
    SITE_ORIGIN_USA: '',
    SITE_ORIGIN_INDIA: '',
  };
  await withSite({ env }, async (site) => {
    expect((await ask(site.port, { path: '/api/health/ready' })).status).toBe(200);
  });
});

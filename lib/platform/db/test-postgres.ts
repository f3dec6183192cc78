/**
 * A PostgreSQL for tests: a database of its own on TEST_DATABASE_URL, else on a throw-away server
 * made with the distribution's package. Without either the suites say loudly that they are skipped.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';

/** The server that Jest has started for all suites; see prepare-test-databases.ts. */
export const SHARED = 'TEST_SHARED_POSTGRES';
/** Which database of it has the tables, and nothing in them, for others to be copied from. */
export const WITH_TABLES = 'TEST_POSTGRES_WITH_TABLES';

const DEBIAN = '/usr/lib/postgresql';
/**
 * Every commit takes 5 ms, as with a network disk or a standby in another zone; commits that come together
 * share them. The disk of a test machine may answer in 0.1 ms, and what is measured then is its cores.
 */
const REAL_DISK = '-c fsync=on -c commit_delay=5000 -c commit_siblings=0';
const IS_ROOT = process.getuid?.() === 0;

/** The folder of the newest installed server, or undefined. */
function serverFolder(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

export function isPostgresAvailable(): boolean {
  return Boolean(process.env.TEST_DATABASE_URL || serverFolder());
}

export function sayPostgresIsMissing(): void {
  process.stderr.write(
    '\n*** SKIPPED: the PostgreSQL tests. Set TEST_DATABASE_URL, or install the package ' +
      '"postgresql", and run again. ***\n\n',
  );
}

/** The server refuses to run as root, so root hands the command to the user that came with it. */
function run(command: string, args: string[]): string {
  const [file, ...rest] = IS_ROOT
    ? ['runuser', '-u', 'postgres', '--', command, ...args]
    : [command, ...args];
  return execFileSync(file as string, rest, {
    encoding: 'utf8',
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export type TestPostgres = {
  url: string;
  /** Missing when the test did not start the server. */
  server?: { stop: () => void; start: () => void; pid: () => number };
  remove: () => Promise<void>;
};

async function throwAwayServer(bin: string, isDurable: boolean): Promise<TestPostgres> {
  const folder = run('mktemp', ['-d', '/tmp/site-postgres-XXXXXX']).trim();
  const port = await freePort();
  const control = join(bin, 'pg_ctl');
  // The embedded database parts words as UTF-8 has them; the shell of whoever runs the tests may have no locale.
  const letters = ['-E', 'UTF8', '--locale', 'C.UTF-8'];
  run(join(bin, 'initdb'), ['-D', folder, '-U', 'site', '-A', 'trust', '--no-sync', ...letters]);
  const disk = isDurable ? REAL_DISK : '-c fsync=off';
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${disk}`;
  // Its output must not stay attached to us, or waiting for it never ends.
  const start = () => {
    run(control, ['-D', folder, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  };
  const stop = () => {
    run(control, ['-D', folder, '-m', 'immediate', '-w', 'stop']);
  };
  const pid = () => Number(run('head', ['-n', '1', join(folder, 'postmaster.pid')]));
  const removeAll = () => {
    process.off('exit', removeAll);
    if (existsSync(join(folder, 'postmaster.pid'))) stop();
    run('rm', ['-rf', folder]);
  };
  start();
  process.once('exit', removeAll);
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    server: { start, stop, pid },
    remove: async () => removeAll(),
  };
}

async function databaseOn(url: string, template?: string): Promise<TestPostgres> {
  const name = `site_test_${randomBytes(6).toString('hex')}`;
  const command = async (text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await command(`CREATE DATABASE ${name} ${template ? `TEMPLATE ${template}` : ''}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, remove: () => command(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/**
 * An empty database. Call `remove` afterwards.
 * @param isAlone on a server of its own, which the test may stop, unless TEST_DATABASE_URL names one
 * @param isDurable whether that server waits for a disk, as a real one does: for measurements
 */
export async function startTestPostgres(isAlone = false, isDurable = false): Promise<TestPostgres> {
  const shared = process.env.TEST_DATABASE_URL ?? (isAlone ? undefined : process.env[SHARED]);
  if (shared) return databaseOn(shared);
  const bin = serverFolder();
  if (!bin) throw new Error('There is no PostgreSQL; ask isPostgresAvailable() first.');
  return throwAwayServer(bin, isDurable);
}

/** The same with the tables in it where Jest has made one to copy: making them takes longer than most tests. */
export async function startTestPostgresWithTables(): Promise<TestPostgres> {
  const shared = process.env[SHARED];
  const template = process.env[WITH_TABLES];
  return shared && template ? databaseOn(shared, template) : startTestPostgres();
}

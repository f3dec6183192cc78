/** What a rehearsal starts: PostgreSQL, a mail server, two instances of the former release, and the edge. */
import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { issueTokens } from '../../e2e/support/form-tokens.ts';
import { installPackage } from '../../e2e/support/install-package.ts';
import {
  isPostgresAvailable,
  startTestPostgres,
  type TestPostgres,
} from '../../lib/platform/db/test-postgres.ts';
import type { Client } from './client.ts';
import { mountSmallDisk, type SmallDisk } from './disk.ts';
import { startEdge } from './edge.ts';
import { type Instance, startInstance } from './instance.ts';
import { type MailSink, startMailSink } from './mail-sink.ts';
import type { Book } from './reconcile.ts';
import { bareEnvironment, type Settings, sharedSettings, unitSettings } from './settings.ts';

/** Older than even a busy site asks for. */
const TOKEN_AGE_MS = 10 * 60_000;
/** Issued at once: to issue them holds the load up. */
const TOKENS = 4_000;

export type Stage = {
  folder: string;
  releases: readonly [former: string, later: string];
  postgres: Required<TestPostgres>;
  mail: MailSink;
  instances: readonly [Instance, Instance];
  client: Client;
  /** The disk below DATA_DIR, or why it cannot be filled. */
  disk: SmallDisk | string;
  nextToken: () => string;
  /** The settings of the site as it runs now; a restore elsewhere changes them. */
  settings: Settings;
  /** Databases that were left, with what had to be in them. */
  books: Book[];
  /** Which posts the database that is in use now has to hold. */
  isDue: Book['holds'];
};

/** A port whose instance has its metrics at the port with a 1 before it, as under systemd. */
async function freeInstancePort(): Promise<number> {
  const isFree = (port: number) =>
    new Promise<boolean>((resolve) => {
      const server = createServer().once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
  for (let port = 3001 + (process.pid % 90) * 20; port < 10_000; port += 1)
    if ((await isFree(port)) && (await isFree(10_000 + port))) return port;
  throw new Error('There is no free port below 10000.');
}

/** Runs a command of the operator from `release`, as norvant-run does. @throws Error with what it printed */
export async function runCommand(
  release: string,
  settings: Settings,
  name: string,
  args: readonly string[] = [],
): Promise<string> {
  const words = ['--run', name, ...(args.length > 0 ? ['--', ...args] : [])];
  const env = { NODE_ENV: 'production' as const, ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: release, env });
  return stdout;
}

async function startPostgres(): Promise<Required<TestPostgres>> {
  // It has to be one that may be stopped.
  delete process.env.TEST_DATABASE_URL;
  if (!isPostgresAvailable()) installPackage('postgresql');
  if (!isPostgresAvailable()) throw new Error('Install the package postgresql.');
  const { server, ...rest } = await startTestPostgres(true, true);
  if (!server) throw new Error('This PostgreSQL cannot be stopped.');
  return { ...rest, server };
}

/**
 * @param folder that is empty, for all that the rehearsal writes
 * @param logs where instances and nginx write what they say
 */
export async function setStage(
  folder: string,
  logs: string,
  releases: readonly [string, string],
): Promise<Stage> {
  const postgres = await startPostgres();
  const mail = await startMailSink();
  const state = join(folder, 'norvant');
  const disk = mountSmallDisk(join(state, 'data'));
  for (const name of ['data', 'static']) mkdirSync(join(state, name), { recursive: true });
  const shared = sharedSettings({
    DATABASE_URL: postgres.url,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    SECRET_KEY: randomBytes(33).toString('base64'),
  });
  const [former] = releases;
  const start = async (port: number) => {
    const settings = { ...bareEnvironment(), ...unitSettings(port, state), ...shared };
    return { settings, instance: startInstance(former, settings, join(logs, `${port}.log`)) };
  };
  const dataDir = unitSettings(0, state).DATA_DIR ?? '';
  const settings = { ...bareEnvironment(), ...shared, DATA_DIR: dataDir };
  await runCommand(former, settings, 'db:migrate');
  const one = await start(await freeInstancePort());
  await one.instance.untilReady();
  const other = await start(await freeInstancePort());
  await other.instance.untilReady();
  const instances = [one.instance, other.instance] as const;
  const client = await startEdge(join(folder, 'nginx'), state, join(logs, 'nginx.log'), [
    one.instance.port,
    other.instance.port,
  ]);
  // Else the database waits for all that was written until here, such as two builds.
  execFileSync('sync');
  const issue = () =>
    issueTokens({ dataDir }, TOKEN_AGE_MS, TOKENS, { SECRET_KEY: shared.SECRET_KEY ?? '' });
  const tokens = issue();
  const nextToken = () => {
    if (tokens.length === 0) tokens.push(...issue());
    return tokens.pop() ?? '';
  };
  return {
    folder,
    releases,
    postgres,
    mail,
    instances,
    client,
    disk,
    nextToken,
    settings,
    books: [],
    isDue: () => true,
  };
}

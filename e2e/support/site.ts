/**
 * Starts the built site for tests: each worker has a server, a data folder and a port of its own.
 * The server believes this machine as a proxy, so that a test may come from any address.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { emptyDataDir, newDataDir } from './data-folder.ts';
import type { MailServer } from './mail-server.ts';

const READY_WITHIN_MS = 40_000;

export type Site = {
  port: number;
  /** Of the server's process. */
  pid: number;
  dataDir: string;
  /** `http://localhost:<port>`: the edition follows the region cookie there. */
  local: string;
  /** The live host of each edition, mapped to this machine by playwright.config.ts. */
  usa: string;
  india: string;
  /** What the server has printed so far. */
  output: () => string;
  /** Every mail it has sent, oldest first. */
  mails: () => Promise<Email[]>;
  /** Sends `signal` to what was started and waits until that has ended; its exit code, null when killed. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

export type SiteOptions = {
  /** A folder to start on again; a new one without it. */
  dataDir?: string;
  /** Where to listen; any free port without it. */
  port?: number;
  /** A built copy of the repository to start instead of this one; see built-copy.ts. */
  cwd?: string;
  /** What a person types, in place of the server itself. */
  command?: readonly [string, ...string[]];
  /** Where it sends its mails; into a folder of its data without one. */
  mailServer?: MailServer;
  /** Undefined takes a setting away. */
  env?: Record<string, string | undefined>;
};

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`the site ended early with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`the site was not ready in time:\n${output()}`);
}

/** With the flag of `npm start` that keeps the embedded database from being compiled twice. */
const SERVER = [process.execPath, '--liftoff-only', 'scripts/serve/main.ts'] as const;

export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { dataDir, cwd, command = SERVER, mailServer, env = {} } = options;
  const port = options.port ?? (await freePort());
  // The prepared folder belongs to the embedded database in it.
  const folder = dataDir ?? (env.DATABASE_URL ? emptyDataDir() : newDataDir());
  const [program, ...words] = command;
  const child = spawn(program, words, {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      EMBEDDED_DATABASE: 'allowed',
      SITE_ORIGIN_USA: `http://www.norvant.com:${port}`,
      SITE_ORIGIN_INDIA: `http://www.norvant.in:${port}`,
      LOG_LEVEL: 'warn',
      ...(mailServer && { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const output = () => printed;
  const local = `http://localhost:${port}`;
  try {
    await untilReady(local, child, output);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }

  return {
    port,
    pid: child.pid ?? 0,
    dataDir: folder,
    local,
    usa: `http://www.norvant.com:${port}`,
    india: `http://www.norvant.in:${port}`,
    output,
    mails: async () => mailServer?.received ?? readMails(folder),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Removes what `startSite` made. */
export function removeData(site: Site): void {
  rmSync(site.dataDir, { recursive: true, force: true });
}

/** Whole as soon as they have their names, so each is read once, however often somebody looks for one. */
const readBefore = new Map<string, Promise<Email>>();

function readMail(file: string): Promise<Email> {
  const key = `${file} ${statSync(file).mtimeMs}`;
  const known = readBefore.get(key) ?? PostalMime.parse(readFileSync(file));
  readBefore.set(key, known);
  return known;
}

async function readMails(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail');
  let names: string[] = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
  return Promise.all(names.sort().map((name) => readMail(join(folder, name))));
}

/** Calls `probe` until it gives a value, for at most `seconds`. */
export async function eventually<T>(
  probe: () => Promise<T | undefined | false>,
  seconds = 20,
): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const value = await probe();
    if (value) return value;
    if (Date.now() > deadline) throw new Error(`nothing came within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

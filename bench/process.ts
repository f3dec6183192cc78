/** Starts a server as a process of its own and stops it again, whatever happens in between. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Running = { url: string; pid: number; stop: () => Promise<void> };

const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
// Without these the 'exit' handler above is skipped.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { redirect: 'manual' }).then(
    (response) => response.status < 500,
    () => false,
  );
}

/** Starts a process that ends with this one at the latest. */
export function launch(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options);
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Asks a process to end, and kills it when that takes longer than `limit` ms. */
export async function stop(child: ChildProcess, limit = 10_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const isLate = sleep(limit, 'late', { ref: false });
  if ((await Promise.race([exit, isLate])) === 'late') child.kill('SIGKILL');
  await exit;
}

type Options = {
  environment?: Record<string, string>;
  cwd?: string;
  /** What it answers, below 500, once it has nothing left to begin with. */
  ready?: string;
};

/** @throws Error with the server's own words when it is not ready within ten minutes */
export async function start(
  command: string,
  args: string[],
  port: number,
  { environment, cwd, ready = '/' }: Options = {},
): Promise<Running> {
  const child = launch(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      said = (said + part).slice(-4000);
    });
  const url = `http://127.0.0.1:${port}`;
  for (let waited = 0; waited < 600_000; waited += 200) {
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} ended:\n${said}`);
    if (await answers(url + ready)) return { url, pid: child.pid ?? 0, stop: () => stop(child) };
    await sleep(200);
  }
  throw new Error(`${command} ${args.join(' ')} does not answer:\n${said}`);
}

/** Resident memory in MB; undefined where /proc does not tell. */
export function memoryOf(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : undefined;
  } catch {
    return undefined;
  }
}

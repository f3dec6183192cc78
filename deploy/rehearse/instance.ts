/** An instance of the site and its supervisor, which does what systemd does with deploy/systemd/norvant@.service. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch, stop } from '../../bench/process.ts';
import type { Settings } from './settings.ts';

/** Longer than the two seconds of the unit, so that the other instance is alone for a while. */
const RESTART_MS = 3_000;
/** As the unit has them. */
const START_LIMIT_MS = 75_000;
const STOP_LIMIT_MS = 40_000;
const LOOK_MS = 200;

export type Readiness = { status: number; database: string | undefined };

export type Instance = {
  port: number;
  /** How often it was started. */
  starts: () => number;
  /** What its readiness says; status 0 when it does not answer. */
  readiness: () => Promise<Readiness>;
  /** Ends it in order and starts it from `release`, with `changed` settings; returns when it takes traffic. */
  restart: (release: string, changed?: Settings) => Promise<void>;
  /** Kills it. The supervisor starts it again three seconds later. */
  kill: () => Promise<void>;
  untilReady: () => Promise<void>;
  /** Ends it in order, for good. */
  stop: () => Promise<void>;
};

async function askReadiness(port: number): Promise<Readiness> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
    const body: unknown = await answer.json();
    const isTold = typeof body === 'object' && body !== null && 'database' in body;
    return { status: answer.status, database: isTold ? String(body.database) : undefined };
  } catch {
    return { status: 0, database: undefined };
  }
}

/**
 * Starts an instance; it is not ready yet.
 * @param settings its whole environment, with PORT
 * @param log the file that takes what it prints
 */
export function startInstance(release: string, settings: Settings, log: string): Instance {
  const port = Number(settings.PORT);
  let now = { release, settings };
  let child: ChildProcess | undefined;
  let isWanted = true;
  let starts = 0;

  const start = () => {
    starts += 1;
    const output = openSync(log, 'a');
    const { release: cwd, settings: env } = now;
    const started = launch(process.execPath, ['scripts/serve/main.ts'], {
      cwd,
      // Types of Node's own want this one, which the unit sets.
      env: { NODE_ENV: 'production', ...env },
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    child = started;
    started.once('exit', async () => {
      if (!isWanted) return;
      await sleep(RESTART_MS);
      if (isWanted && child === started) start();
    });
  };
  const end = async () => {
    isWanted = false;
    if (child) await stop(child, STOP_LIMIT_MS);
  };
  const untilReady = async () => {
    const deadline = Date.now() + START_LIMIT_MS;
    while ((await askReadiness(port)).status !== 200) {
      if (Date.now() > deadline) throw new Error(`The instance on ${port} is not ready: ${log}`);
      await sleep(LOOK_MS);
    }
  };
  start();
  return {
    port,
    starts: () => starts,
    readiness: () => askReadiness(port),
    restart: async (next, changed) => {
      await end();
      now = { release: next, settings: { ...now.settings, ...changed } };
      isWanted = true;
      start();
      await untilReady();
    },
    kill: async () => {
      if (!child) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
    untilReady,
    stop: end,
  };
}

/**
 * The last step of `npm run test:full`: with the clock in 2030, a fresh copy of the repository passes
 * `npm test`, and `npm start` serves it. Nothing depends on the day on which it is built or tested.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { copyRepository } from './support/built-copy.ts';
import { installPackage } from './support/install-package.ts';
import { eventually, freePort } from './support/site.ts';

const DAY = '2030-01-01';
/** Git and the linter ignore it. */
const FOLDER = '.next-2030';
/** The short run, though this is part of the long one. */
const env = { ...process.env, TEST_FULL: undefined, FAULT_ROUNDS: undefined };

/** By which the clock is set. */
const isInstalled = () => !spawnSync('faketime', ['--version']).error;

function passesItsTests(): boolean {
  const options = { cwd: FOLDER, env, stdio: 'inherit' } as const;
  return spawnSync('faketime', [DAY, 'npm', 'test'], options).status === 0;
}

async function starts(): Promise<boolean> {
  const port = await freePort();
  const npm = spawn('faketime', [DAY, 'npm', 'start'], {
    cwd: FOLDER,
    env: { ...env, PORT: String(port) },
    stdio: 'inherit',
    // A group of its own, so that the signal reaches whatever npm has started.
    detached: true,
  });
  const ended = once(npm, 'exit');
  const url = `http://localhost:${port}/api/health/ready`;
  try {
    return await eventually(async () => {
      if (npm.exitCode !== null) return 'ended';
      return (await fetch(url).catch(() => undefined))?.ok && 'serves';
    }, 60).then((what) => what === 'serves');
  } finally {
    if (npm.pid && npm.exitCode === null) process.kill(-npm.pid, 'SIGTERM');
    await ended;
  }
}

/** What a run in 2030 shows to be wrong. */
async function findProblem(): Promise<string | undefined> {
  if (!isInstalled() && !(installPackage('faketime') && isInstalled()))
    return 'Nothing here can set the clock. Install the package "faketime".';
  try {
    await copyRepository(FOLDER);
    if (!passesItsTests()) return `npm test does not pass on ${DAY}.`;
    if (!(await starts())) return `npm start does not serve the site on ${DAY}.`;
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

const problem = await findProblem();
if (problem) {
  console.error(`\n${problem}`);
  process.exitCode = 1;
}

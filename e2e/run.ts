/**
 * `npm test`: types, lint, build, built pages, rules (Jest) and visits (Playwright), stopping at the first that fails.
 * `--full` runs the long sweeps as well, and then all of the short run in 2030.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { findBrowser } from './support/find-browser.ts';

/**
 * WebAssembly is compiled once, quickly, and not a second time for long runs: each suite opens an embedded
 * database of its own, and six of them took a quarter less processor time. Workers inherit the flag.
 */
const LIFTOFF = '--liftoff-only';

const isFull = process.argv.includes('--full');
const browser = findBrowser({ prefersShell: true });
console.log(`Browser: ${browser.path} (${browser.source})`);

const env = {
  ...process.env,
  CHROME_PATH: browser.path,
  // Some hundred processes load the same files: Node compiles them once.
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
  ...(isFull && { TEST_FULL: '1', FAULT_ROUNDS: '100' }),
};

type Step = [title: string, command: string, ...args: string[]];

/** What the short run leaves out: suites that are called `*.full.test.ts`, and visits with the tag `@full`. */
const WITHOUT_FULL_SUITES = isFull ? [] : ['--testPathIgnorePatterns', '\\.full\\.test\\.ts$'];
const WITHOUT_FULL_VISITS = isFull ? [] : ['--grep-invert', '@full'];

const JEST = 'node_modules/jest/bin/jest.js';
/** One after the other: on two cores a build beside the rules takes longer than both in turn. */
const STEPS: Step[] = [
  // From scratch: else TypeScript 7 keeps the type of a JSON file that has changed since.
  ['Types', 'npm', 'run', '--silent', 'types'],
  ['Lint', 'npm', 'run', '--silent', 'lint'],
  ['Build', 'npm', 'run', '--silent', 'build'],
  ['Pages', 'npm', 'run', '--silent', 'pages'],
  ['Rules', process.execPath, LIFTOFF, JEST, ...WITHOUT_FULL_SUITES],
  ['Visits', 'npx', 'playwright', 'test', ...WITHOUT_FULL_VISITS],
];
// faketime has set the clock already: in 2030 nobody goes to 2030.
const isClockSet = Boolean(process.env.FAKETIME);
if (isFull && !isClockSet) STEPS.push(['In 2030', process.execPath, 'e2e/in-2030.ts']);

let running: ChildProcess | undefined;

/** Ends whatever still runs, with what it has started, and then this process. */
function leave(status: number): never {
  if (running?.pid) process.kill(-running.pid, 'SIGTERM');
  process.exit(status);
}
process.once('SIGINT', () => leave(130));
process.once('SIGTERM', () => leave(143));

for (const [title, command, ...args] of STEPS) {
  console.log(`\n── ${title}: ${[command, ...args].join(' ')}`);
  const started = Date.now();
  // A group of its own, so that a signal reaches whatever it has started.
  running = spawn(command, args, { env, detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
  const [status] = await once(running, 'close');
  running = undefined;
  if (status !== 0) {
    console.error(`\n${title} failed.`);
    process.exit(status ?? 1);
  }
  console.log(`── ${title} passed in ${Math.round((Date.now() - started) / 1000)} s`);
}

/**
 * `npm test`: types, lint, rules (Jest), build, built pages, visits (Playwright), one after the other, stopping
 * at the first that fails. `--full` runs the long sweeps as well, and then all of the short run in 2030.
 */
import { spawnSync } from 'node:child_process';
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
  ...(isFull ? { TEST_FULL: '1', FAULT_ROUNDS: '100' } : { FUZZ_RUNS: '8' }),
};

const steps: [title: string, command: string, ...args: string[]][] = [
  // From scratch: else TypeScript 7 keeps the type of a JSON file that has changed since.
  ['Types', 'npm', 'run', '--silent', 'types'],
  ['Lint', 'npm', 'run', '--silent', 'lint'],
  ['Rules', process.execPath, LIFTOFF, 'node_modules/jest/bin/jest.js'],
  ['Build', 'npm', 'run', '--silent', 'build'],
  ['Pages', 'npm', 'run', '--silent', 'pages'],
  ['Visits', 'npx', 'playwright', 'test'],
];
// faketime has set the clock already: in 2030 nobody goes to 2030.
const isClockSet = Boolean(process.env.FAKETIME);
if (isFull && !isClockSet) steps.push(['In 2030', process.execPath, 'e2e/in-2030.ts']);

for (const [title, command, ...args] of steps) {
  console.log(`\n── ${title}: ${[command, ...args].join(' ')}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) {
    console.error(`\n${title} failed.`);
    process.exit(status ?? 1);
  }
  console.log(`── ${title} passed in ${Math.round((Date.now() - started) / 1000)} s`);
}

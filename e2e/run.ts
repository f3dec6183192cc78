/**
 * `npm test`: types, lint, rules (Jest) beside the build, built pages, visits (Playwright), stopping at the
 * first that fails. `--full` runs the long sweeps as well.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findBrowser } from './support/find-browser.ts';

const isFull = process.argv.includes('--full');
const browser = findBrowser();
console.log(`Browser: ${browser.path} (${browser.source})`);

const env = {
  ...process.env,
  CHROME_PATH: browser.path,
  ...(isFull && { TEST_FULL: '1', FAULT_ROUNDS: '100' }),
};

type Step = [title: string, command: string, ...args: string[]];

/** One after the other; those of a line at the same time, since the rules wait for servers half of theirs. */
const lines: Step[][] = [
  [['Types', 'npm', 'run', '--silent', 'types']],
  [['Lint', 'npm', 'run', '--silent', 'lint']],
  [
    ['Rules', 'npx', 'jest'],
    ['Build', 'npm', 'run', '--silent', 'build'],
  ],
  [['Pages', 'npm', 'run', '--silent', 'pages']],
  [['Visits', 'npx', 'playwright', 'test']],
];

/** @returns the exit status. What a step beside another one says is printed when it has ended. */
async function run([title, command, ...args]: Step, isAlone: boolean): Promise<number> {
  const started = Date.now();
  const head = `\n── ${title}: ${[command, ...args].join(' ')}`;
  console.log(isAlone ? head : `\n── ${title} begins`);
  const child = spawn(command, args, { stdio: isAlone ? 'inherit' : 'pipe', env });
  const said: Buffer[] = [];
  child.stdout?.on('data', (part) => said.push(part));
  child.stderr?.on('data', (part) => said.push(part));
  const [status] = await once(child, 'close');
  if (!isAlone) console.log(`${head}\n${Buffer.concat(said)}`);
  const seconds = Math.round((Date.now() - started) / 1000);
  if (status === 0) console.log(`── ${title} passed in ${seconds} s`);
  else console.error(`\n${title} failed.`);
  return status ?? 1;
}

for (const line of lines) {
  const statuses = await Promise.all(line.map((step) => run(step, line.length === 1)));
  const failed = statuses.find((status) => status !== 0);
  if (failed !== undefined) process.exit(failed);
}

/**
 * `npm run faults [words]`: makes each fault of faults.yaml (those whose harm has the words) in a copy of
 * the project, runs the tests that it names, and says which faults no test has noticed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '../../e2e/support/built-copy.ts';
import { readFaults, withFault } from './faults.ts';

const COPY = '.next-faults';

/** @returns what Jest said when one of `tests` did not pass in the copy, or undefined */
function failureOf(tests: string[]): string | undefined {
  // Jest fails as well when it finds no test: that would look like a fault that was noticed.
  const missing = tests.filter((file) => !existsSync(join(COPY, file)));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}.`);
  const args = ['jest', '--silent', '--bail', '--runTestsByPath', ...tests];
  const { status, stdout, stderr } = spawnSync('npx', args, { cwd: COPY, encoding: 'utf8' });
  return status === 0 ? undefined : stderr + stdout;
}

const words = process.argv.slice(2).join(' ');
const faults = readFaults().filter(({ harm }) => harm.includes(words));
await copyRepository(COPY);
try {
  const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
  const failure = failureOf(tests);
  if (failure !== undefined)
    throw new Error(`Not even without a fault do all tests pass.\n${failure}`);
  const survived = faults.filter((fault) => {
    const path = join(COPY, fault.file);
    const source = readFileSync(path, 'utf8');
    // A new file: the copy shares nothing with the project, but packages are linked.
    writeFileSync(path, withFault(source, fault));
    const isNoticed = failureOf(fault.tests) !== undefined;
    writeFileSync(path, source);
    console.log(`${isNoticed ? 'noticed ' : 'SURVIVED'}  ${fault.harm}`);
    return !isNoticed;
  });
  console.log(`${faults.length - survived.length} of ${faults.length} noticed.`);
  process.exitCode = survived.length > 0 ? 1 : 0;
} finally {
  rmSync(COPY, { recursive: true, force: true });
}

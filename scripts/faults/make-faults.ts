/**
 * `npm run faults [words]`: makes each fault of faults.yaml (those whose harm has the words) in a copy of
 * the project, runs the tests that it names, and says which faults no test has noticed.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '../../e2e/support/built-copy.ts';
import { readFaults, withFault } from './faults.ts';

const COPY = '.next-faults';

/** @returns whether all of `tests` pass in the copy */
function pass(tests: string[]): boolean {
  const { status } = spawnSync('npx', ['jest', '--silent', '--bail', ...tests], { cwd: COPY });
  return status === 0;
}

const words = process.argv.slice(2).join(' ');
const faults = readFaults().filter(({ harm }) => harm.includes(words));
await copyRepository(COPY);
try {
  const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
  if (!pass(tests)) throw new Error(`Without a fault, these do not pass: ${tests.join(' ')}`);
  const survived = faults.filter((fault) => {
    const path = join(COPY, fault.file);
    const source = readFileSync(path, 'utf8');
    // A new file: the copy shares nothing with the project, but packages are linked.
    writeFileSync(path, withFault(source, fault));
    const isNoticed = !pass(fault.tests);
    writeFileSync(path, source);
    console.log(`${isNoticed ? 'noticed ' : 'SURVIVED'}  ${fault.harm}`);
    return !isNoticed;
  });
  console.log(`${faults.length - survived.length} of ${faults.length} noticed.`);
  process.exitCode = survived.length > 0 ? 1 : 0;
} finally {
  rmSync(COPY, { recursive: true, force: true });
}

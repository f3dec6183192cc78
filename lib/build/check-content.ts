/**
 * `npm run content`: derives what follows from the folders, then says everything that is wrong with the
 * content of both editions, with file, line, place and mend, and writes the schemas from which editors
 * complete. The build asks the same.
 */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { derive } from './derive/derive.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** Every problem in content/, one line each; an empty list when all is well. */
export async function checkContent(
  today = new Date().toISOString().slice(0, 10),
): Promise<string[]> {
  const underivable = derive();
  if (underivable.length > 0) return underivable;
  // Only now: schemas are made of what was derived.
  const { checkAll } = await import('../content/checks/check-all.ts');
  const { formatProblem } = await import('../content/problem.ts');
  try {
    return (await checkAll(today)).map(formatProblem);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = await checkContent();
  const { writeSchemas } = await import('./write-schemas.ts');
  writeSchemas(PROJECT);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('All content is well formed.');
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/**
 * `npm run content`: says everything that is wrong with the content of both editions, with file, line,
 * place and mend, and writes the schemas that editors complete from. The build asks it first.
 */
import { fileURLToPath } from 'node:url';
import { checkAll } from '../content/checks/check-all.ts';
import { formatProblem } from '../content/problem.ts';

/** Every problem in content/, one line each; an empty list when all is well. */
export async function checkContent(today = new Date().toISOString().slice(0, 10)) {
  try {
    return (await checkAll(today)).map(formatProblem);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = await checkContent();
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('All content is well formed.');
  process.exitCode = problems.length > 0 ? 1 : 0;
}

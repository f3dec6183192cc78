/**
 * `npm run content`: derives what follows from the folders, then says everything that is wrong with the
 * content of both editions, with file, line, place and mend, and writes the schemas from which editors
 * complete. The build asks the same. Warnings stop neither; `-- --release`, the check before the site
 * goes online with new content, takes them for mistakes.
 */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ContentError } from '../../lib/site/content/problem.ts';
import { derive } from '../generate/derive.ts';
import type { Findings } from './find-mistakes.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** Everything that is wrong in content/ today, and everything that an editor should look at. */
export async function checkContent(): Promise<Findings> {
  const underivable = derive();
  if (underivable.length > 0) return { problems: underivable, warnings: [] };
  // Only now: schemas are made of what was derived.
  const { findMistakes } = await import('./find-mistakes.ts');
  return findMistakes();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { release: { type: 'boolean', default: false } } });
  const { problems, warnings } = await checkContent();
  for (const problem of problems) console.error(problem);
  for (const warning of warnings) console.error(values.release ? warning : `Warning: ${warning}`);
  const mistakes = problems.length + (values.release ? warnings.length : 0);
  if (mistakes === 0) console.log('All content is well formed.');
  process.exitCode = mistakes > 0 ? 1 : 0;
  try {
    const { writeSchemas } = await import('./write-schemas.ts');
    writeSchemas(PROJECT);
  } catch (error) {
    // Said above: a file of the site cannot be read. Editors keep their schemas.
    if (!(error instanceof ContentError)) throw error;
  }
}

/**
 * Writes what follows from the folders of the project into `generated/`, which git ignores, so that
 * no list of sections, drawings or endpoints is kept by hand. By itself: `node scripts/generate/derive.ts`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deriveDrawings } from './drawings.ts';
import { deriveEndpoints } from './endpoints.ts';
import { deriveFeatures } from './features.ts';
import { deriveForms } from './forms.ts';
import { deriveSections } from './sections.ts';

const PROJECT = join(import.meta.dirname, '../..');

/**
 * Writes each module that differs from what is there.
 * @returns what is wrong: file and mend, one line each; nothing is written then
 */
export function derive(root = PROJECT): string[] {
  const all = [
    deriveSections(root),
    deriveDrawings(root),
    deriveEndpoints(root),
    deriveForms(root),
    deriveFeatures(root),
  ];
  const problems = all.flatMap((derived) => derived.problems);
  if (problems.length > 0) return problems;
  const folder = join(root, 'generated');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of all.flatMap(({ modules }) => Object.entries(modules))) {
    const file = join(folder, name);
    const content = name.endsWith('.css') ? text : `/** Derived; see scripts/generate. */\n${text}`;
    if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
  }
  return [];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = derive();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/**
 * Checks the pages that `npm run build` has made, and prints what they weigh with `--weights`. Exit
 * code 1 when something is wrong: `node scripts/checks/main.ts`.
 */

import { builtPages } from '../build/built-pages.ts';
import { passOver } from '../build/page-pass.ts';
import { loadSettings } from '../commands/load-settings.ts';

loadSettings();
// As the build does: content is read once.
Object.assign(process.env, { NODE_ENV: 'production' });
// Only now: these read the settings when they are loaded.
const { PageChecks } = await import('./check-pages.ts');

const dist = process.env.NEXT_DIST_DIR || '.next';
const started = performance.now();
const checks = new PageChecks(dist);
const problems = await passOver(builtPages(dist), [checks]);
const seconds = (performance.now() - started) / 1000;

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
if (process.argv.includes('--weights'))
  for (const [page, weight] of checks.weights.all)
    console.log(
      `${page.padEnd(24)} HTML + CSS ${kilobytes(weight.htmlAndStyles)}, scripts ` +
        `${kilobytes(weight.scripts)}, inline ${Math.round(weight.inline * 100)} %, ` +
        `${weight.elements} elements\n    ${weight.files.join(' ')}`,
    );

for (const problem of problems) console.error(problem);
const pages = checks.weights.all.size;
console.log(
  `${pages} pages, ${checks.links.count} links: ${problems.length} problems, ` +
    `${seconds.toFixed(1)} s, ${(seconds / Math.max(1, pages)).toFixed(3)} s a page`,
);
process.exitCode = problems.length > 0 ? 1 : 0;

/**
 * Checks the pages that `npm run build` has made, and prints what they weigh with `--weights`. Exit
 * code 1 when something is wrong: `node scripts/checks/main.ts`.
 */

import { readCopies } from '../../lib/platform/http/copies.ts';
import { changeSettings, settings } from '../../lib/platform/settings/settings.ts';
import { builtPages } from '../build/built-pages.ts';
import { passOver } from '../build/page-pass.ts';
import { loadSettings } from '../commands/load-settings.ts';

loadSettings();
// As the build does: content is read once.
Object.assign(process.env, { NODE_ENV: 'production' });
// Only now: content is read when it is loaded, of production alone.
const { PageChecks } = await import('./check-pages.ts');

const dist = settings().NEXT_DIST_DIR;
// What the pages owe is to name the origins that they were built with.
const { USA, INDIA } = readCopies(dist).origins;
changeSettings({ SITE_ORIGIN_USA: USA, SITE_ORIGIN_INDIA: INDIA });
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

/**
 * `npm run build`: content (fetched first, when it does not come from files), then Next, then one
 * pass over the pages (policies, Markdown, copies of pages and files), then the stamp.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from '../../lib/platform/db/lock.ts';
import { settings } from '../../lib/platform/settings/settings.ts';
import { ContentError, formatProblem } from '../../lib/site/content/problem.ts';
import { checkContent } from '../commands/check-content.ts';
import { loadSettings } from '../commands/load-settings.ts';
import { derive } from '../generate/derive.ts';
import { builtPages, readPrerendered } from './built-pages.ts';
import { compileAhead } from './compile-ahead.ts';
import { collectPolicies } from './csp-manifest.ts';
import { paintedFirst } from './first-paint.ts';
import { writeInputs } from './inputs-file.ts';
import { makeCopies } from './make-copies.ts';
import { passOver } from './page-pass.ts';
import { hashCode, removeStamp, stampOf, writeStamp } from './stamp.ts';

loadSettings();
Object.assign(process.env, { NODE_ENV: 'production' });
const root = process.cwd();
const dist = join(root, settings().NEXT_DIST_DIR);

function tell(title: string, lines: string[]): void {
  if (lines.length > 0)
    console.error(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

function stopAt(title: string, problems: string[]): void {
  tell(title, problems);
  if (problems.length > 0) process.exit(1);
}

/** @param error of an import that reads files of the site: one that cannot be read is told as every mistake */
function stopAtMistakes(error: unknown): never {
  if (error instanceof ContentError)
    stopAt('The content has mistakes:', error.problems.map(formatProblem));
  throw error;
}

/** Next's command writes straight to our console. @param codeHash of the code, which names the build */
async function buildNext(codeHash: string): Promise<void> {
  const next = join(root, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      CODE_HASH: codeHash,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exit(typeof code === 'number' ? code : 1);
}

/** Compressed copies don't belong among the sources, so the build has its own public/. */
function copyPublicFiles(): void {
  const copy = join(dist, 'public');
  rmSync(copy, { recursive: true, force: true });
  if (existsSync(join(root, 'public'))) cpSync(join(root, 'public'), copy, { recursive: true });
}

// Two builds at once would mix their files: two starts on a fresh checkout, for instance.
await takeLock(
  dist,
  ({ pid }) =>
    new Error(`Process ${pid} is building into ${dist} already. Wait for it, then start again.`),
).catch((error: Error) => stopAt('The site was not built:', [error.message]));
removeStamp(dist);
// First: the schemas of content are made of what is derived.
stopAt('The folders are not as they must be:', derive());
const { keepContent, provideContent } = await import('./fetch-content.ts').catch(stopAtMistakes);
const bases = { USA: settings().API_BASE_URL_USA, INDIA: settings().API_BASE_URL_INDIA };
stopAt('The content could not be fetched:', await provideContent(dist, bases));
const { problems, warnings } = await checkContent();
stopAt('The content has mistakes:', problems);
tell('The content has warnings, which stop no build:', warnings);

const code = hashCode(root);
const stamp = stampOf(code, root);
await buildNext(code);
stopAt('The scripts are not as they must be:', compileAhead(dist));

const { routes } = await import('../../lib/site/content/routes.ts');
const { REGIONS } = await import('../../lib/platform/region/region.ts');
const { writeMarkdown } = await import('./markdown/write-markdown.ts');
const pages = REGIONS.flatMap((region) => routes.map((route) => `/${region}${route.page}`));
const { hashInputs, noteRendered } = await import('./inputs.ts');
copyPublicFiles();
rmSync(join(dist, 'markdown'), { recursive: true, force: true });
const rendered = {};
const checks = [collectPolicies(dist, pages), writeMarkdown(dist), makeCopies(dist)];
stopAt(
  'The pages are not as they must be:',
  await passOver(paintedFirst(dist, noteRendered(rendered, builtPages(dist))), checks),
);

const paths = readPrerendered(dist).map(([path]) => path);
writeInputs(dist, hashInputs(root, paths), rendered);
keepContent(dist);
writeStamp(dist, stamp);

/**
 * What it takes with ten times the pages: copies of the repository with generated pages are built, checked
 * and served from the embedded database; seconds a page and memory are printed. `npm run bench:many-pages
 * [times …]`, by default 1 and 10.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { copyRepository } from '../e2e/support/built-copy.ts';
import { consentHeader, recordOf } from '../e2e/support/consent.ts';
import { type BuildTime, timeBuild } from './build-time.ts';
import { memoryOf, type Running } from './process.ts';
import { serve } from './servers.ts';

const FOLDER = '.next-many';
/** A page of each size to copy: they hold most section types between them. */
const MODELS = ['/Products', '/Products/HRIS', '/contact-us'];
const CHECKS = 'scripts/checks/main.ts';

type Route = { path: string; page: string; tab?: string; guarded: boolean };

/** Files of a page of its own below `page`, from a model: words of another name, the same sections. */
function addPage(folder: string, model: string, page: string): Route {
  const words = readFileSync(join(folder, `content/pages${model}.yaml`), 'utf8');
  // Ends in a word: a name that ends in a digit is refused as a slug.
  const name = `${page.split('/').at(-1)?.replace('-', ' ')} of many`;
  const content = parse(words);
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  put(
    `content/pages${page}.yaml`,
    stringify({
      ...content,
      name,
      description: `${name}: a generated page, ${'word '.repeat(15)}.`,
    }),
  );
  return { path: page, page, tab: 'name', guarded: true };
}

/** As many times the pages that there are, in a folder of their own. */
function multiply(folder: string, times: number): void {
  const table = join(folder, 'content/site/routes.yaml');
  const routes: Route[] = parse(readFileSync(table, 'utf8'));
  const added = Array.from({ length: routes.length * (times - 1) }, (_, index) =>
    addPage(folder, MODELS[index % MODELS.length] ?? '/Products', `/Generated/Page-${index}`),
  );
  writeFileSync(table, stringify([...routes, ...added]));
}

/** The output of the pass over the built pages, which prints its seconds. */
function check(folder: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, [CHECKS], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NEXT_DIST_DIR: '.next' },
    maxBuffer: 64 * 1024 * 1024,
  });
  const problems = stderr.split('\n').filter(Boolean);
  return [stdout.trim(), ...problems.slice(0, 5)].join('\n    ');
}

const ADDRESS = '127.0.0.1';
/** Long enough for what a start leaves behind to be given back, in ms. */
const SETTLED_MS = 15_000;
const settled = () => new Promise((done) => setTimeout(done, SETTLED_MS));

async function serveSettled(folder: string): Promise<Running> {
  const site = await serve({ NEXT_DIST_DIR: '.next' }, folder);
  await settled();
  return site;
}

/** Every page once, in the edition of its host's default, as a visitor with consent gets it. */
async function readAll({ url }: Running, folder: string): Promise<void> {
  const routes: Route[] = parse(readFileSync(join(folder, 'content/site/routes.yaml'), 'utf8'));
  const headers = {
    cookie: consentHeader('USA', recordOf('USA', ADDRESS)),
    'accept-encoding': 'br, gzip',
  };
  for (const { path } of routes)
    await (await fetch(`${url}${encodeURI(path)}`, { headers, redirect: 'manual' })).arrayBuffer();
}

/** Memory in MB, with the embedded database: at the first start, at a later one, and after loads. */
async function printMemory(folder: string): Promise<void> {
  const first = await serveSettled(folder);
  const figures = [`first start ${memoryOf(first.pid)}`];
  await first.stop();
  const site = await serveSettled(folder);
  try {
    figures.push(`a later start ${memoryOf(site.pid)}`);
    for (const load of ['each page once', 'twice', 'three times']) {
      await readAll(site, folder);
      await settled();
      figures.push(`${load} ${memoryOf(site.pid)}`);
    }
  } finally {
    await site.stop();
  }
  console.log(`    memory in MB: ${figures.join(', ')}`);
}

async function measure(times: number): Promise<BuildTime> {
  try {
    await copyRepository(FOLDER);
    multiply(FOLDER, times);
    const build = timeBuild(FOLDER);
    const each = (build.seconds / build.pages).toFixed(3);
    console.log(
      `${times} ×: ${build.pages} pages built in ${build.seconds.toFixed(1)} s, ${each} s a page`,
    );
    console.log(`    ${check(FOLDER)}`);
    await printMemory(FOLDER);
    return build;
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

const times = process.argv.slice(2).map(Number);
const results: BuildTime[] = [];
for (const each of times.length > 0 ? times : [1, 10]) results.push(await measure(each));
const [first, last] = [results[0], results.at(-1)];
if (first && last && first !== last) {
  const more = (last.seconds - first.seconds) / (last.pages - first.pages);
  console.log(`each further page: ${more.toFixed(3)} s of building`);
}

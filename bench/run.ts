/** `npm run bench [-- --quick]`: measures the site beside a bare Next app, nginx and plain HTML. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/support/find-browser.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { type Load, measureLoad } from './load.ts';
import { cookieHeader, pages } from './pages.ts';
import { memoryOf, type Running } from './process.ts';
import {
  interactionTable,
  type LoadResult,
  loadTable,
  type PageResult,
  pageTables,
} from './report.ts';
import { startBare, startNginx, startSite, startStatic } from './servers.ts';
import { measureWeight } from './weight.ts';

const isQuick = process.argv.includes('--quick');
const rounds = isQuick ? 1 : 5;
const seconds = isQuick ? 5 : 10;
const say = (text: string) => process.stderr.write(`${text}\n`);

const browserPath = findBrowser().path;
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const running: Running[] = [];
const keep = <T extends Running>(server: T): T => {
  running.push(server);
  return server;
};

say('Starting the servers; the first time they are built.');
const bare = keep(await startBare());
const site = keep(await startSite(folder));
const text = (url: string, cookie = '') =>
  fetch(url, { headers: { cookie } }).then((response) => response.text());
const home = pages[0];
if (!home) throw new Error('No page is measured.');
const nginx = await startNginx(
  folder,
  await text(site.url + home.path, cookieHeader(home.cookies)),
);
if (nginx) keep(nginx);
const plain = keep(await startStatic(await text(bare.url)));

const browser = await chromium.launch({
  executablePath: browserPath,
  args: ['--no-sandbox', '--disable-background-networking'],
});

async function measurePage(name: string, url: string, cookies = {}, isHome = false) {
  say(`Page: ${name}`);
  const weight = await measureWeight(browser, url, cookies);
  const scores = await measureLighthouse(browserPath, url, cookies, rounds);
  return { name, isHome, weight, scores } satisfies PageResult;
}

async function measureServer(name: string, server: Running, url: string, cookies = {}) {
  say(`Load: ${name}`);
  const load = (encoding: 'identity' | 'gzip'): Promise<Load> =>
    measureLoad(url, cookieHeader(cookies), encoding, { rounds, seconds });
  const result: LoadResult = { name, plain: await load('identity'), gzip: await load('gzip') };
  return { ...result, memory: memoryOf(server.pid) };
}

try {
  const bareLoad = await measureServer('bare Next', bare, `${bare.url}/`);
  const loads: LoadResult[] = [];
  for (const { name, path, cookies } of pages)
    loads.push(await measureServer(name, site, site.url + path, cookies));
  if (nginx) {
    const load = await measureServer('nginx, the same HTML', nginx, `${nginx.url}/`);
    // The figure of its master process would say nothing.
    loads.push({ ...load, memory: undefined });
  }

  const results: PageResult[] = [];
  for (const { name, path, cookies } of pages)
    results.push(await measurePage(name, site.url + path, cookies, path === home.path));
  const bareResult = await measurePage('bare Next', `${bare.url}/`);
  const plainResult = await measurePage('bare, without scripts', `${plain.url}/`);

  say('Interactions');
  const interactions = await measureInteractions(browser, site.url, pages, rounds);

  console.log(
    [
      `# Speed\n\nNode ${process.version}, ${cpus().length} processors, median of ${rounds}.`,
      pageTables(results, bareResult, plainResult),
      loadTable([...loads, bareLoad], bareLoad),
      ...(nginx ? [] : ['The row of nginx is missing: nginx is not installed.']),
      interactionTable(interactions),
      '',
    ].join('\n\n'),
  );
} finally {
  await browser.close();
  for (const server of running) await server.stop();
}
process.exit();

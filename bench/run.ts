/** `npm run bench`: the speed table of the built site, measured in turn with a bare Next app. */
import { cpus } from 'node:os';
import { basename } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/support/find-browser.ts';
import { isPostgresAvailable } from '../lib/platform/db/test-postgres.ts';
import { measureBuild } from './build-time.ts';
import { measureHeights, TALLEST } from './heights.ts';
import { measureInteractions } from './interactions.ts';
import { measureLoads, measurePaint, progress } from './measure.ts';
import { median } from './median.ts';
import { measureNextPage } from './next-page.ts';
import { pages } from './pages.ts';
import { memoryOf } from './process.ts';
import * as report from './report.ts';
import { atMost, missing, type Row, timesBare } from './rows.ts';
import { scratchFolder } from './scratch-folder.ts';
import { startTargets } from './targets.ts';
import { measureWeight } from './weight.ts';

const isQuick = process.argv.includes('--quick');
const rounds = isQuick ? 1 : 5;
const seconds = isQuick ? 3 : 5;
const NEXT_PAGE = '/Products/HRIS';

const browserPath = findBrowser().path;

progress('Building: a cold copy of the site, the bare app, and the site unless it is built.');
const build = await measureBuild();
const { bare, isolated, plain, nginx, astro, site, stop } = await startTargets(scratchFolder());
const origin = site[0]?.server.url ?? '';
const homes = site.filter(({ isHome }) => isHome);
const browser = await chromium.launch({
  executablePath: browserPath,
  args: ['--no-sandbox', '--disable-background-networking'],
});

/** As often as there are rounds, one after the other. */
async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await measure());
  return results;
}

async function loadRows(): Promise<Row[]> {
  const loads = await measureLoads([bare, ...site, ...(nginx ? [nginx] : [])], rounds, seconds);
  const bareLoad = loads(bare);
  const [siteMemory, bareMemory] = [site[0], bare].map((target) =>
    memoryOf(target?.server.pid ?? 0),
  );
  return [
    ...site.flatMap((target) => report.loadRows(target.name, loads(target), bareLoad)),
    ...(nginx
      ? report.comparedLoad(nginx.name, loads(nginx), bareLoad)
      : [missing('nginx, the same HTML', 'nginx is not installed', '–')]),
    siteMemory && bareMemory
      ? timesBare(
          `memory after load${isPostgresAvailable() ? '' : ', embedded database included'}`,
          siteMemory,
          bareMemory,
          1.1,
          'MB',
        )
      : missing('memory after load', 'not told on this system', '≤ 1.1 ×'),
    ...report.LATER,
  ];
}

async function paintRows(): Promise<Row[]> {
  const simulated = await measurePaint(
    browserPath,
    [bare, isolated, plain, ...(astro ? [astro] : []), ...site],
    rounds,
  );
  const real = await measurePaint(browserPath, [bare, ...site], rounds, 'devtools');
  const bareScores = simulated(bare);
  const isolatedScores = simulated(isolated);
  return [
    ...site.flatMap((target) => report.paintRows(target.name, simulated(target), bareScores)),
    ...site.flatMap((target) =>
      report.isolatedRows(target.name, simulated(target), isolatedScores),
    ),
    ...site.flatMap((target) => report.slowedRows(target.name, real(target), real(bare))),
    ...homes.flatMap((home) => report.firstPaintRows(home.name, simulated(home), real(home))),
    ...report.comparedPaint(isolated.name, isolatedScores, bareScores),
    ...report.comparedPaint(plain.name, simulated(plain), bareScores),
    ...(astro
      ? [
          ...report.comparedPaint(astro.name, simulated(astro), bareScores),
          ...site.flatMap((target) =>
            report.aheadRows(target.name, simulated(target), simulated(astro)),
          ),
        ]
      : [missing('Astro, the same homepage', 'Astro could not be fetched', 'ahead of it')]),
  ];
}

async function weightRows(): Promise<Row[]> {
  progress('Weight and height');
  const bareWeight = await measureWeight(browser, bare.url, {});
  const rows: Row[] = [];
  for (const { name, url, cookies, isHome } of site) {
    const weight = await measureWeight(browser, url, cookies);
    rows.push(...report.weightRows(name, weight, bareWeight, isHome));
  }
  for (const { name, url, cookies } of homes)
    for (const { width, height } of await measureHeights(browser, url, cookies))
      rows.push(atMost(`${name}: height at ${width} px`, height, TALLEST[width], 'px'));
  return rows;
}

async function inUseRows(): Promise<Row[]> {
  progress('Next page and interactions');
  const rows: Row[] = [];
  for (const { name, url, cookies } of homes) {
    const all = await repeat(() => measureNextPage(browserPath, url, NEXT_PAGE, cookies));
    const milliseconds = median(all.map((next) => next.milliseconds));
    rows.push(report.nextPageRow(name, { milliseconds, how: all[0]?.how ?? '' }));
  }
  const all = await repeat(() => measureInteractions(browser, origin, pages));
  for (const [index, { name }] of (all[0] ?? []).entries()) {
    const times = all.flatMap((round) => round[index]?.milliseconds ?? []);
    rows.push(
      report.interactionRow({ name, milliseconds: times.length ? median(times) : undefined }),
    );
  }
  return rows;
}

try {
  const browserName = `${basename(browserPath)} ${browser.version()}`;
  const tables = [
    `# Speed\n\nNode ${process.version}, ${browserName}, ${cpus().length} processors, median of ${rounds}.`,
    report.markdown('Requests, 20 connections, through the guard', await loadRows()),
    report.markdown('First paint, Lighthouse mobile', await paintRows()),
    report.markdown('Weight of a first visit, text as brotli', await weightRows()),
    report.markdown('In use', await inUseRows()),
    report.markdown('Build', [
      atMost(`cold, ${build.pages} pages: seconds a page`, build.seconds / build.pages, 0.5, 's'),
    ]),
  ];
  console.log(`${tables.join('\n\n')}\n`);
} finally {
  await browser.close();
  await stop();
}
process.exit();

/**
 * `npm run bench:kinds`: Lighthouse (mobile, one visit) and the scripts of one page of each kind, the
 * bare app beside them, as a Markdown table; about ten minutes. The build is made if need be.
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/support/find-browser.ts';
import { KINDS } from '../e2e/support/kinds.ts';
import { REGIONS } from '../lib/platform/region/region.ts';
import { buildBare } from './bare-app.ts';
import { FLAGS, visit } from './lighthouse.ts';
import { progress } from './measure.ts';
import { cookiesOf } from './pages.ts';
import { say } from './rows.ts';
import { scratchFolder } from './scratch-folder.ts';
import { startBare, startSite } from './servers.ts';
import { measureWeight } from './weight.ts';

const path = findBrowser().path;
const folder = scratchFolder();
const bareFolder = join(folder, 'bare');
buildBare(bareFolder);
const bare = await startBare(bareFolder);
const site = await startSite(folder);
const browser = await chromium.launch({ executablePath: path, args: FLAGS });

/** In turn from each edition. */
const regionOf = (index: number) => REGIONS[index % REGIONS.length] ?? 'USA';
const visits = [
  { name: 'bare Next', url: `${bare.url}/`, cookies: {} },
  ...KINDS.map((page, index) => ({
    name: `${page} (${regionOf(index)})`,
    url: site.url + page,
    cookies: cookiesOf(regionOf(index)),
  })),
];

try {
  console.log(
    '| page | performance | accessibility / best practices / SEO | FCP | LCP | TBT | CLS | scripts |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const { name, url, cookies } of visits) {
    progress(name);
    const scores = await visit(path, url, cookies);
    const { scripts } = await measureWeight(browser, url, cookies);
    const others = [scores.accessibility, scores['best-practices'], scores.seo].join(' / ');
    const times = [scores.fcp, scores.lcp, scores.tbt].map((time) => say(Math.round(time), 'ms'));
    const shift = scores.cls.toFixed(3);
    console.log(
      `| ${[name, scores.performance, others, ...times, shift, say(scripts, 'KB')].join(' | ')} |`,
    );
  }
} finally {
  await browser.close();
  await Promise.all([site.stop(), bare.stop()]);
}
process.exit();

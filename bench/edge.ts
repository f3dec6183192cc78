/**
 * `npm run bench:edge [seconds]`: requests a second for the homepage and a guarded page, by a visitor who has given
 * consent, from one core each: of nginx that sends the same bytes and knows nothing of readers, of the edge of
 * deploy/nginx, and of our own process. Each is asked in turn, five times; the medians are printed.
 */
import { readFileSync } from 'node:fs';
import { consentHeader, recordOf } from '../e2e/support/consent.ts';
import { startEdge } from '../e2e/support/edge.ts';
import { startSite } from '../e2e/support/site.ts';
import { readCopies } from '../lib/platform/http/copies.ts';
import { settings } from '../lib/platform/settings/settings.ts';
import { measureLoad } from './load.ts';
import { alternately, median } from './median.ts';
import { scratchFolder } from './scratch-folder.ts';
import { ensureBuild, startNginx } from './servers.ts';

const ROUNDS = 5;
const [seconds = 4] = process.argv.slice(2).map(Number);
const PAGES = ['/home', '/Products/HRIS'];
const ADDRESS = '192.0.2.1';

ensureBuild();
const dist = settings().NEXT_DIST_DIR;
const { origins } = readCopies(dist);
const cookie = consentHeader('USA', recordOf('USA', ADDRESS));
const headers = { Host: new URL(origins.USA).host, 'X-Forwarded-For': ADDRESS };

const site = await startSite({
  env: { SITE_ORIGIN_USA: origins.USA, SITE_ORIGIN_INDIA: origins.INDIA, LOG_LEVEL: 'error' },
});
const edge = await startEdge(site, { protocol: 'https', origins });
try {
  console.log('| page | encoding | nginx alone | the edge | of nginx | our process | of nginx |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const page of PAGES) {
    const html = readFileSync(`${dist}/server/app/USA${page}.html`, 'utf8');
    const nginx = await startNginx(scratchFolder(), html);
    if (!nginx) throw new Error('There is no nginx here.');
    const own = { ...headers, 'X-Forwarded-Proto': 'https' };
    const targets = [
      { url: `${nginx.url}/`, more: {} },
      { url: `http://127.0.0.1:${edge.port}${page}`, more: headers },
      { url: `http://127.0.0.1:${site.port}${page}`, more: own },
    ];
    const results = await alternately(targets, ROUNDS, ({ url, more }) =>
      measureLoad(url, cookie, 'gzip', seconds, more),
    );
    const [alone = 0, byEdge = 0, byUs = 0] = targets.map((target) =>
      median((results.get(target) ?? []).map(({ perSecond }) => perSecond)),
    );
    const ratio = (one: number) => (one / alone).toFixed(2);
    const rounded = [alone, byEdge, byUs].map(Math.round);
    console.log(
      `| ${page} | gzip | ${rounded[0]} | ${rounded[1]} | ${ratio(byEdge)} | ${rounded[2]} | ${ratio(byUs)} |`,
    );
    await nginx.stop();
  }
} finally {
  await edge.stop();
  await site.stop();
}

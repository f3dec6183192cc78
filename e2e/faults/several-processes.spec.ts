/** One port, a process for each core (PROCESSES): one that dies is replaced, and all leave together. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  isPostgresAvailable,
  sayPostgresIsMissing,
  startTestPostgres,
} from '../../lib/platform/db/test-postgres.ts';
import { withSite } from '../support/own-site.ts';
import { ask } from '../support/raw-http.ts';
import { eventually, type Site, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The processes that serve: the children of the one that watches. */
const serving = ({ pid }: Site): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

const isWell = async (site: Site) =>
  (await ask(site.port, { path: '/api/health/ready' }).catch(() => undefined))?.status === 200;

test('two processes answer on one port, and one that is killed is replaced while the other answers', {
  tag: '@full',
}, async () => {
  if (!isPostgresAvailable()) {
    sayPostgresIsMissing();
    test.info().annotations.push({ type: 'notice', description: 'no PostgreSQL' });
    return;
  }
  // A PostgreSQL and three processes start: half a minute where nothing else runs.
  test.setTimeout(180_000);
  const postgres = await startTestPostgres();
  const env = { DATABASE_URL: postgres.url, PROCESSES: '2', METRICS_PORT: undefined };
  try {
    await withSite({ env }, async (site) => {
      const [first = 0, second = 0, ...others] = serving(site);
      expect(others).toEqual([]);
      process.kill(first, 'SIGKILL');
      await eventually(async () => !serving(site).includes(first));
      expect(await isWell(site), 'the other').toBe(true);
      await eventually(async () => serving(site).length === 2);
      expect(serving(site)).toContain(second);
      expect(await site.stop('SIGTERM'), 'both leave in order').toBe(0);
      expect(readdirSync('/proc')).not.toContain(String(second));
    });
  } finally {
    await postgres.remove();
  }
});

test('several processes on the embedded database are refused in words', async () => {
  const refused = await startSite({ env: { PROCESSES: '2' } }).catch(
    ({ message }: Error) => message,
  );
  expect(refused).toContain('PROCESSES is 2, but the embedded database takes one process.');
});

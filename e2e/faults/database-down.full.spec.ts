/**
 * Fault 4: PostgreSQL hangs, or is gone. Pages are still read, calls say within their limit that
 * they cannot do it now, and all is well again as soon as the database is, without a restart.
 */
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import {
  isPostgresAvailable,
  sayPostgresIsMissing,
  startTestPostgres,
  type TestPostgres,
} from '../../lib/platform/db/test-postgres.ts';
import { HOME } from '../../lib/site/content/routes.ts';
import { CONTACT, mailsAbout, message, referenceOf } from '../support/contact.ts';
import { withSite } from '../support/own-site.ts';
import { expectProblem } from '../support/problem.ts';
import { ask, askJson, type RawAnswer } from '../support/raw-http.ts';
import { eventually, type Site } from '../support/site.ts';
import { expect, newAddress, test } from '../support/test.ts';

type Server = NonNullable<TestPostgres['server']>;
type Fault = { title: string; begin: (server: Server) => void; end: (server: Server) => void };

/** The server and the processes that serve its connections. */
function processesOf({ pid }: Server): number[] {
  const root = pid();
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === root;
      } catch {
        return false;
      }
    });
  return [root, ...children.map(Number)];
}

const FAULTS: Fault[] = [
  {
    title: 'hangs',
    begin: (server) => {
      for (const pid of processesOf(server)) process.kill(pid, 'SIGSTOP');
    },
    end: (server) => {
      for (const pid of processesOf(server)) process.kill(pid, 'SIGCONT');
    },
  },
  { title: 'is stopped', begin: (server) => server.stop(), end: (server) => server.start() },
];

async function expectPagesToWork(site: Site): Promise<void> {
  for (const path of [HOME, '/contact-us', '/api/health/live', '/api/v1/ip', '/api/v1/form-token'])
    expect((await ask(site.port, { path })).status, path).toBe(200);
}

const post = (site: Site, json: Record<string, unknown>, key: string): Promise<RawAnswer> =>
  askJson(site.port, {
    path: CONTACT,
    json,
    headers: { 'X-Forwarded-For': newAddress(), 'Idempotency-Key': key },
  });

async function storedReferences(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT reference FROM submissions ORDER BY created_at');
    return rows.map(({ reference }) => reference);
  } finally {
    await client.end();
  }
}

async function withPostgres(visit: (postgres: TestPostgres) => Promise<void>): Promise<void> {
  const postgres = await startTestPostgres();
  try {
    await visit(postgres);
  } finally {
    await postgres.remove();
  }
}

for (const { title, begin, end } of FAULTS)
  test(`PostgreSQL ${title}: pages stay, calls answer 503, and all comes back by itself`, async () => {
    if (!isPostgresAvailable() || process.env.TEST_DATABASE_URL) {
      // Only a server of our own may be stopped.
      sayPostgresIsMissing();
      test.info().annotations.push({ type: 'notice', description: 'no PostgreSQL to stop' });
      return;
    }
    test.setTimeout(120_000);
    await withPostgres(async ({ url, server }) => {
      if (!server) throw new Error('this PostgreSQL cannot be stopped');
      await withSite({ env: { DATABASE_URL: url } }, async (site) => {
        const before = referenceOf(await post(site, message(site), 'before-the-fault'));
        await mailsAbout(site, before);
        const during = message(site);
        begin(server);
        try {
          await expectPagesToWork(site);
          // An answer at all is the point: raw-http gives up after its own limit.
          const answers = await Promise.all(
            Array.from({ length: 12 }, () => post(site, during, 'during-the-fault')),
          );
          for (const answer of answers) {
            expect(expectProblem(answer, 503, title).code).toBe('UNAVAILABLE');
            expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
          }
          const ready = await ask(site.port, { path: '/api/health/ready' });
          expect(ready.status, 'pages can be served').toBe(200);
          expect(JSON.parse(ready.body)).toEqual({
            status: 'ready',
            database: 'down',
            disk: 'ok',
          });
          await expectPagesToWork(site);
        } finally {
          end(server);
        }
        const after = await eventually(async () => {
          const answer = await post(site, during, 'during-the-fault');
          return answer.status === 201 && referenceOf(answer);
        });
        await eventually(async () => {
          const { body } = await ask(site.port, { path: '/api/health/ready' });
          return JSON.parse(body).database === 'up';
        });
        // Whatever was tried during the fault has become one message, not twelve.
        expect(await storedReferences(url)).toEqual([before, after]);
        await mailsAbout(site, after);
        expect(await site.mails()).toHaveLength(4);
      });
    });
  });

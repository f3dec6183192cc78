/** What an operator sees of the API, of forms and of the database: in few words, none of which a visitor chose. */
import { DELETE, GET, HEAD, POST } from '@/app/api/[[...path]]/route';
import type { Handler } from '../platform/api/answer.ts';
import { testRequest } from '../platform/api/testing/test-request.ts';
import { resetDatabaseForTest } from '../platform/db/database.ts';
import { describeOnEveryDatabase } from '../platform/db/test-database.ts';
import { createMetrics, type Metrics } from '../platform/metrics/create-metrics.ts';
import { setMetrics } from '../platform/metrics/metrics.ts';
import { issueFormToken } from '../platform/security/form-token.ts';
import { changeSettings } from '../platform/settings/settings.ts';
import { readFigures } from './read-figures.ts';

let metrics: Metrics;
beforeEach(() => {
  metrics = createMetrics({ hash: '', version: '' });
  setMetrics(metrics);
});
afterAll(() => setMetrics(undefined));

const call = (handler: Handler, path: string, body?: object) =>
  handler(
    testRequest(path, {
      method: handler === GET ? 'GET' : handler === POST ? 'POST' : 'DELETE',
      body,
    }),
    {
      params: Promise.resolve({ path: path.split('/').slice(2) }),
    },
  );
const contact = () => ({
  name: 'Ada',
  email: 'ada@example.org',
  topic: 'demo',
  message: 'We would like to see it at work.',
  token: issueFormToken(Date.now() - 60_000),
});
const CONTACT = '/api/v1/registration/contact-us';

async function counted(name: 'endpointCalls' | 'forms'): Promise<string[]> {
  const { values } = await metrics[name].get();
  return values.map(({ labels, value }) => `${Object.values(labels).join(' ')}: ${value}`);
}

describeOnEveryDatabase('an operator', (kind) => {
  test('counts calls by the path that is described, whatever was asked', async () => {
    await call(GET, '/api/v1/jobs/1d0c8a52-3a5e-4d3e-8f59-4a2bb8d0d1aa');
    await call(GET, '/api/v1/jobs/nothing');
    await call(GET, '/api/v1/ada@example.org');
    await call(DELETE, '/api/v1/ip');
    await call(HEAD, '/api/health/live');
    expect(await counted('endpointCalls')).toEqual([
      'GET /jobs/[id] 404: 2',
      'GET (unknown) 404: 1',
      'DELETE (method) 405: 1',
      'GET /api/health/live 200: 1',
    ]);
  });

  test('counts forms by kind and by what became of them', async () => {
    await call(POST, CONTACT, contact());
    await call(POST, CONTACT, { ...contact(), email: 'nobody' });
    expect(await counted('forms')).toEqual(['contact stored: 1', 'contact invalid: 1']);
  });

  test('reads how the database, the outbox and the quarantine are', async () => {
    expect(await readFigures()).toEqual({
      isReady: true,
      isUp: true,
      pool:
        kind === 'postgres'
          ? { inUse: expect.any(Number), idle: expect.any(Number), waiting: 0 }
          : undefined,
      mails: { owed: 2, oldestAge: expect.any(Number), parked: 0 },
      quarantine: { files: 0, oldestAge: 0 },
    });
  });

  test('is told of a database that is away, and forms that it did not take count as our fault', async () => {
    await resetDatabaseForTest();
    changeSettings({ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none' });
    await call(POST, CONTACT, contact());
    expect(await counted('forms')).toEqual(['contact failed: 1']);
    expect(await readFigures()).toEqual({ isReady: true, isUp: false, pool: undefined });
  });
});

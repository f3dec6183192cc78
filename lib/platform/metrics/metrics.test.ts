/** What an operator's Prometheus gets, whatever state the site is in. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { createMetrics } from './create-metrics.ts';
import { type Figures, figureReader, readFiguresBy } from './figures.ts';
import { metrics, setMetrics } from './metrics.ts';
import { metricsServer } from './metrics-server.ts';

const own = createMetrics({ hash: 'ab12', version: '1.2.3' });
const UP: Figures = {
  isReady: true,
  isUp: true,
  pool: { inUse: 3, idle: 2, waiting: 1 },
  mails: { owed: 7, oldestAge: 90, parked: 2 },
  quarantine: { files: 2, oldestAge: 30 },
};

/** Asks a server of its own, whose figures are read anew. */
async function ask(path = '/metrics', method = 'GET') {
  const server = metricsServer(own, figureReader(own, tmpdir())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method });
  const text = await response.text();
  server.close();
  return { status: response.status, type: response.headers.get('content-type'), text };
}

afterEach(() => setMetrics(undefined));

test('an operator reads the figures of the site, of Node, and which build runs', async () => {
  readFiguresBy(async () => UP);
  const { status, type, text } = await ask();
  expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  for (const line of [
    'norvant_build_info{hash="ab12",version="1.2.3"} 1',
    'norvant_ready 1',
    'norvant_database_up 1',
    'norvant_database_connections{state="in_use"} 3',
    'norvant_database_waiting_requests 1',
    'norvant_outbox_owed_mails 7',
    'norvant_outbox_oldest_age_seconds 90',
    'norvant_outbox_parked_mails 2',
    'norvant_outbox_deliveries_total{outcome="parked"} 0',
    'norvant_quarantine_files 2',
    'norvant_quarantine_oldest_age_seconds 30',
    'norvant_file_scans_total{outcome="infected"} 0',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toMatch(/^process_start_time_seconds \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^norvant_data_disk_free_bytes [1-9]\d*$/m);
});

test('while the database is away the site is still heard of, and nothing old is told for new', async () => {
  readFiguresBy(async () => UP);
  await ask();
  readFiguresBy(async () => ({ isReady: true, isUp: false }));
  const { status, text } = await ask();
  expect(status).toBe(200);
  expect(text).toMatch(/^norvant_database_up 0$/m);
  expect(text).not.toMatch(
    /^norvant_(?:outbox_(?:owed|oldest|parked)|quarantine|database_(?:c|w))/m,
  );
});

test('figures that fail, or have no reader yet, count as a site that is not ready', async () => {
  readFiguresBy(() => Promise.reject(new Error('expected by the test')));
  const { status, text } = await ask();
  expect(status).toBe(200);
  expect(text).toMatch(/^norvant_ready 0$/m);
  expect(text).toMatch(/^norvant_database_up 0$/m);
});

test('many who ask at once cost the database one look, and so do those who ask soon after', async () => {
  let looks = 0;
  readFiguresBy(async () => {
    looks += 1;
    return UP;
  });
  const refresh = figureReader(own, tmpdir());
  await Promise.all([refresh(), refresh(), refresh()]);
  await refresh();
  expect(looks).toBe(1);
  const later = performance.now() + 6_000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  await refresh();
  expect(looks).toBe(2);
  jest.restoreAllMocks();
});

test.each([
  ['GET', '/'],
  ['GET', '/metrics/'],
  ['GET', '/home'],
  ['POST', '/metrics'],
])('%s %s is nowhere on that port', async (method, path) => {
  expect(await ask(path, method)).toMatchObject({ status: 404, text: '' });
});

test('what a bundle counts, another one tells: modules are loaded twice, the registry is one', async () => {
  setMetrics(own);
  jest.isolateModules(() => {
    const again = require('./metrics.ts');
    expect(again.metrics).not.toBe(metrics);
    again.metrics()?.refusals.inc({ limit: 'formsPerAddress' });
  });
  expect((await ask()).text).toMatch(/refusals_total\{limit="formsPerAddress"\} 1/);
});

test('names say what is counted and in which unit, as Prometheus has it', async () => {
  for (const { name, type, help } of await own.registry.getMetricsAsJSON()) {
    if (!name.startsWith('norvant_')) continue;
    expect(name).toMatch(/^norvant_[a-z]+(?:_[a-z]+)*$/);
    expect([name, name.endsWith('_total')]).toEqual([name, String(type) === 'counter']);
    expect([name, /_(?:ms|milliseconds|minutes|kb|mb)$/.test(name)]).toEqual([name, false]);
    expect(help.length).toBeGreaterThan(20);
  }
});

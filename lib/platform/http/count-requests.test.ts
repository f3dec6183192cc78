/** What is known of a request once it is over. */
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { createMetrics } from '../metrics/create-metrics.ts';
import { requestCounter } from './count-requests.ts';
import { createSiteServer } from './create-server.ts';
import { listen } from './port.ts';
import { type RequestEnd, setKind } from './request-end.ts';
import { rawRequest } from './testing/raw-request.ts';

const metrics = createMetrics({ hash: '', version: '' });
const count = requestCounter(metrics);
let ends: RequestEnd[] = [];
/** Called with each end, after it was kept. */
let noticed: () => void = () => undefined;
let server: Server;
let port: number;

beforeAll(async () => {
  server = createSiteServer({
    trustedProxies: [],
    handler: (request, response) => {
      if (request.url === '/long') {
        response.write('begun');
        return;
      }
      setKind(response, 'page');
      // As Next does.
      request.url = '/INDIA/elsewhere';
      response.end('x'.repeat(1000));
    },
    onEnd: (end) => {
      ends.push(end);
      count(end);
      noticed();
    },
  });
  port = await listen(server, 0, '127.0.0.1');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  ends = [];
  metrics.requests.reset();
});

const ask = (line: string) =>
  rawRequest(port, `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
const counted = async () => {
  const { values } = await metrics.requests.get();
  return values
    .filter(({ metricName }) => metricName?.endsWith('_count'))
    .map(({ labels, value }) => [labels.kind, labels.status, value]);
};

test('an operator learns what was asked for, how it ended, how long it took and what was sent', async () => {
  const answer = await ask('GET /home?next=1');
  expect(ends).toEqual([
    {
      method: 'GET',
      url: '/home?next=1',
      headers: expect.objectContaining({ host: 'localhost' }),
      address: '127.0.0.1',
      kind: 'page',
      status: 200,
      isAborted: false,
      bytes: answer.length,
      ms: expect.any(Number),
    },
  ]);
  expect(await counted()).toEqual([['page', '2xx', 1]]);
});

test('what was refused before anybody looked is counted as well', async () => {
  await ask('TRACE /');
  await ask('GET /%ff');
  expect(await counted()).toEqual([['other', '4xx', 2]]);
});

test('a visitor who goes away in the middle is no success', async () => {
  const isOver = new Promise<void>((resolve) => {
    noticed = resolve;
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n');
  socket.once('data', () => socket.destroy());
  await isOver;
  expect(await counted()).toEqual([['other', 'aborted', 1]]);
});

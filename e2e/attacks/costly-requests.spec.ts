/**
 * Attack 22: requests made to be expensive, by their query, headers, cookies or form. What one of them keeps
 * the server busy with is compared with the cheapest page of the same moment, never with a clock.
 */
import fc from 'fast-check';
import { pdfPath, ROLES } from '../../lib/features/committee-pack/choice.ts';
import { SECTORS } from '../../lib/features/committee-pack/schema.ts';
import { anyRequest } from '../../lib/platform/http/testing/any-request.ts';
import { timesAsMuch } from '../support/busy-time.ts';
import { actionFields, multipart } from '../support/form-post.ts';
import { ask, exchange, type RawRequest } from '../support/raw-http.ts';
import type { Site } from '../support/site.ts';
import { expect, newAddress, test } from '../support/test.ts';
import { CHEAPEST, costlyRequests, sent } from './costly-cases.ts';

/** How many times as much as the cheapest page any request may cost; what this file is about cost four thousand. */
const MOST = 50;
const RUNS = process.env.TEST_FULL ? 1_000 : 40;

/** Pages of each kind that is answered for one request, one that is a copy, and calls. */
const ANSWERING = ['/search', '/business-case', '/committee-pack', '/Careers', '/plan'];
const PATHS = [...ANSWERING, CHEAPEST, '/nowhere'];
const CALLS = ['/api/v1/ip', '/api/v1/desk-times', '/api/v1/registration/contact-us'];
/** The guard lets crawlers read everything. */
const HEAD = ['X-Forwarded-For: 198.18.0.1', 'User-Agent: Googlebot/2.1'];

/** A request, as it is sent, for a page that has to look `times` words up. */
const asking = (path: string, word: string, times: number) =>
  [
    `GET ${path}?q=${Array(times).fill(word).join('+')} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    ...HEAD,
    '',
    '',
  ].join('\r\n');

/** Sends `request` from an address that nobody else has. */
function send(site: Site, request: RawRequest) {
  return ask(site.port, {
    ...request,
    headers: { 'X-Forwarded-For': newAddress(), ...request.headers },
  });
}

/** How many times as much as the cheapest page it keeps the server busy, each time from another address. */
const timesTheCheapest = (site: Site, work: () => Promise<unknown>) =>
  timesAsMuch(site.pid, MOST, { work, cheap: () => send(site, { path: CHEAPEST }) });

test('requests that are made to be costly stay within fifty times the cheapest page', {
  tag: '@full',
}, async ({ site }) => {
  test.slow();
  const hidden = actionFields((await send(site, { path: '/contact-us' })).body);
  const tooCostly: string[] = [];
  for (const [name, status, request] of costlyRequests(hidden)) {
    expect((await send(site, request)).status, name).toBe(status);
    const times = await timesTheCheapest(site, () => send(site, request));
    if (times > MOST) tooCostly.push(`${name}: ${Math.round(times)} times`);
  }
  expect(tooCostly).toEqual([]);
});

test('a dossier is drawn beside the thread that answers everybody, each time another one', {
  tag: '@full',
}, async ({ site }) => {
  const paths = ROLES.flatMap((role) =>
    SECTORS.map((sector) => pdfPath({ role, modules: ['PAY'], sector })),
  );
  const times = await timesTheCheapest(site, async () => {
    const answer = await send(site, { path: paths.pop() ?? '' });
    expect(answer.status).toBe(200);
  });
  expect(times).toBeLessThanOrEqual(MOST);
});

test('no request of up to 16 kB, whatever is in it, costs more than fifty times the cheapest page', {
  tag: '@full',
}, async ({ site }) => {
  test.slow();
  await fc.assert(
    fc.asyncProperty(anyRequest(['GET', 'POST'], [...PATHS, ...CALLS], HEAD), async (text) => {
      const again = () =>
        exchange(
          site.port,
          text.replace(/^X-Forwarded-For: .*$/m, `X-Forwarded-For: ${newAddress()}`),
        );
      expect(await timesTheCheapest(site, again)).toBeLessThanOrEqual(MOST);
    }),
    {
      numRuns: RUNS,
      // What is found is too costly as it is; to make it smaller would take minutes.
      endOnFailure: true,
      // Chance alone seldom asks a page for what it has to look up.
      examples: ANSWERING.flatMap((path) => [
        [asking(path, 'payroll', 200)],
        [asking(path, 'a', 900)],
      ]),
    },
  );
});

test('an address gets sixty answers a minute, everybody else gets theirs, and pages stay open to all', async ({
  site,
  address,
}) => {
  const search = (from: string) =>
    ask(site.port, { path: '/search?q=payroll', headers: { 'X-Forwarded-For': from } });
  const answers = [];
  for (let round = 0; round < 61; round += 1) answers.push(await search(address));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  const last = answers.at(-1);
  expect(last?.status).toBe(429);
  expect(last?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect(last?.body).toContain('Wait a minute');
  expect((await search(newAddress())).status).toBe(200);
  const page = { path: CHEAPEST, headers: { 'X-Forwarded-For': address } };
  expect((await ask(site.port, page)).status).toBe(200);
});

test('a broken form is a 400 in words, and an error of nobody’s', async ({ site }) => {
  const before = site.output().length;
  for (const path of ['/contact-us', '/auth/login', '/auth/verify?code=a', '/newsletter']) {
    const hidden = actionFields((await send(site, { path })).body);
    const { type, body } = multipart(hidden);
    const [, boundary = ''] = /boundary=(.*)$/.exec(type) ?? [];
    const bodies = [
      '',
      'x',
      body.replaceAll(boundary, 'another'),
      body.slice(0, body.indexOf(`--${boundary}--`)),
      multipart({ [`$ACTION_ID_${'a'.repeat(50_000)}`]: '' }).body,
      multipart({ [`$ACTION_ID_${'6'.repeat(42)}`]: '' }).body,
      multipart({ ...hidden, '$ACTION_1:0': '{"id":"00","bound":"$@1"}' }).body,
      multipart({ ...hidden, '$ACTION_1:1': '["$F1"]' }).body,
    ];
    for (const one of bodies) {
      const answer = await send(site, sent(path, type, one));
      expect([answer.status, answer.headers.get('content-type')], one.slice(0, 80)).toEqual([
        400,
        'text/plain; charset=utf-8',
      ]);
    }
    const chunked = { 'Content-Type': type, 'Transfer-Encoding': 'chunked' };
    const untold = { method: 'POST', path, headers: chunked, body: '0\r\n\r\n' };
    // The edge reads a body whole, and tells the site its length.
    expect((await send(site, untold)).status).toBe(process.env.TEST_EDGE ? 400 : 411);
  }
  expect(site.output().slice(before)).not.toContain('"level":"error"');
});

/** What an operator sees of the built site: one trace, one line and one count for each request, in both bundles. */
import { actionFields, postForm } from '../support/form-post.ts';
import { ask, type RawAnswer } from '../support/raw-http.ts';
import { eventually, freePort, removeData, type Site, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import {
  attributeOf,
  type Span,
  startTraceCollector,
  type TraceCollector,
} from '../support/trace-collector.ts';

// One start for all of them, with all that can be switched on.
test.describe.configure({ mode: 'serial' });

let site: Site;
let collector: TraceCollector;
let metricsPort: number;
test.beforeAll(async () => {
  collector = await startTraceCollector();
  metricsPort = await freePort();
  site = await startSite({
    env: {
      LOG_LEVEL: 'info',
      ACCESS_LOG: 'on',
      METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
  });
});
test.afterAll(async () => {
  await site?.stop('SIGKILL');
  collector?.stop();
  if (site) removeData(site);
});

const CODE = '1d0c8a52-3a5e-4d3e-8f59-4a2bb8d0d1aa.secret';
const sendForm = async (id: string) => {
  const { body } = await ask(site.port, { path: '/contact-us' });
  return postForm(site, '/contact-us', { ...actionFields(body), name: 'Ada' }, named(id));
};
const named = (id: string) => ({ 'X-Request-Id': id });
const get = (path: string) => (id: string) => ask(site.port, { path, headers: named(id) });

const REQUESTS: [what: string, send: (id: string) => Promise<RawAnswer>][] = [
  ['a page', get('/contact-us')],
  ['an answered query', get('/search?q=payroll')],
  ['a posted form', sendForm],
  ['a call', get('/api/v1/ip')],
  ['a call about a mailed link', get(`/api/v1/auth/invite/${CODE}`)],
  ['a page about a mailed link', get(`/auth/invite?code=${CODE}`)],
  ['a redirect', get('/')],
];

const isOf = (id: string) => (span: Span) => attributeOf(span, 'request.id') === id;

test('a request is one trace, with what Next does in it, and no secret of its visitor', async () => {
  test.slow();
  // What asked whether the site was ready has its traces too.
  await get('/contact-us')('first');
  await eventually(async () => collector.spans.some(isOf('first')));
  for (const [what, send] of REQUESTS) {
    const before = collector.spans.length;
    const id = what.replaceAll(' ', '-');
    const answer = await send(id);
    expect(answer.headers.get('x-request-id')).toBe(id);
    // What was sent before a later request has come by the time when that one has.
    await send(`${id}-again`);
    await eventually(async () => collector.spans.some(isOf(`${id}-again`)));
    const root = collector.spans.find(isOf(id));
    expect(root?.parentSpanId, what).toBeFalsy();
    const own = collector.spans.slice(before);
    const begun = own.filter(({ parentSpanId }) => !parentSpanId);
    const traces = new Set(own.map(({ traceId }) => traceId));
    // A posted form is two requests, each time: its page comes first.
    expect([what, traces.size, begun.length]).toEqual([
      what,
      ...(send === sendForm ? [4, 4] : [2, 2]),
    ]);
    const isMadeByNext = !['a page', 'a redirect'].includes(what);
    const inside = own.filter(({ traceId }) => traceId === root?.traceId).length;
    expect([what, inside > 1]).toEqual([what, isMadeByNext]);
  }
  expect(JSON.stringify(collector.spans)).not.toMatch(/secret|payroll/);
});

test('the trace of our own proxy is continued', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { ...named('traced'), traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  await ask(site.port, { path: '/search?q=x', headers });
  const root = await eventually(async () => collector.spans.find(isOf('traced')));
  expect(root).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' });
});

test('each request has a line in the log, with its id and without its secrets', async () => {
  const lines = await eventually(async () => {
    const all = site
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const own = all.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'access');
    return own.some(({ id }) => id === 'traced') && own;
  });
  const lineOf = (id: string) => lines.find((line) => line.id === id);
  expect(lineOf('a-page')).toMatchObject({ path: '/contact-us', status: 200, kind: 'page' });
  expect(lineOf('an-answered-query')).toMatchObject({ path: '/search', kind: 'answer' });
  expect(lineOf('a-posted-form')).toMatchObject({ method: 'POST', kind: 'form' });
  expect(lineOf('a-call-about-a-mailed-link')).toMatchObject({
    path: '/api/v1/auth/invite/*',
    kind: 'api',
  });
  expect(site.output()).not.toMatch(/secret|payroll/);
  // The endpoints write a line of their own, in another bundle.
  expect(site.output()).toContain('"id":"a-call","method":"GET","call":"/ip"');
});

test('Prometheus gets what our server and what Next’s bundles have counted', async () => {
  const { status, body } = await ask(metricsPort, { path: '/metrics' });
  expect(status).toBe(200);
  for (const line of [
    /^norvant_http_request_duration_seconds_count\{kind="page",status="2xx"\} [1-9]/m,
    /^norvant_http_request_duration_seconds_count\{kind="form",status="2xx"\} 2$/m,
    /^norvant_endpoint_calls_total\{operation="GET \/ip",status="200"\} 2$/m,
    /^norvant_housekeeping_last_success_timestamp_seconds\{task="[a-z ]+"\} \d/m,
    /^norvant_database_up 1$/m,
    /^norvant_outbox_owed_mails 0$/m,
  ])
    expect(body).toMatch(line);
  expect(body).not.toMatch(/secret|payroll|127\.0\.0\.1|localhost/);
});

/** What leaves for a collector of traces, and who may say which trace a request belongs to. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SpanStatusCode, trace } from '@opentelemetry/api';
import {
  attributeOf,
  startTraceCollector,
  type TraceCollector,
} from '../../../e2e/support/trace-collector.ts';
import { startTracing, type Tracing } from './start-tracing.ts';

const CLIENT = '4bf92f3577b34da6a3ce929d0e0e4736';
const EMAIL = 'ada@example.org';
let collector: TraceCollector;
let tracing: Tracing;
let isFromProxy = false;
/** What the handler was given. */
let seen: IncomingHttpHeaders = {};

/** As Next does: a span with the whole address in it, and an error that repeats what was typed. */
function work(url = ''): void {
  const span = trace.getTracer('next.js').startSpan(`middleware GET ${url}`);
  span.setAttribute('http.target', url);
  span.recordException(new Error(`Key (email)=(${EMAIL}) already exists.`));
  span.setStatus({ code: SpanStatusCode.ERROR, message: EMAIL });
  span.end();
}

beforeAll(async () => {
  collector = await startTraceCollector();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.endpoint;
  tracing = startTracing('1.2.3', () => isFromProxy);
  // Of no request: what Next loads at its start.
  trace.getTracer('next.js').startSpan('load route module').end();
  const handler = tracing.traced((request, response) => {
    seen = request.headers;
    work(request.url);
    response.end();
  });
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { traceparent: `00-${CLIENT}-00f067aa0ba902b7-01`, baggage: 'who=eve' };
  await fetch(`http://127.0.0.1:${port}/auth/invite?code=secret`, { headers });
  expect(seen).not.toHaveProperty('baggage');
  isFromProxy = true;
  await fetch(`http://127.0.0.1:${port}/home`, { headers });
  server.close();
  await tracing.close();
  collector.stop();
});

test('the trace of our own proxy is continued, a client begins none of ours', () => {
  const roots = collector.spans.filter((span) => attributeOf(span, 'url.path') !== undefined);
  expect(roots.map(({ traceId }) => traceId === CLIENT)).toEqual([false, true]);
  expect(seen.traceparent).toBe(`00-${CLIENT}-${roots[1]?.spanId}-01`);
});

test('what is done for a request is a part of its trace, and nothing else is sent', () => {
  expect(collector.spans).toHaveLength(4);
  expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(2);
});

test('no query, and nothing that an error repeats, leaves for the collector', () => {
  const sent = JSON.stringify(collector.spans);
  expect(sent).not.toMatch(/secret|example\.org/);
  expect(sent).toContain('"exception.type"');
  expect(sent).toContain('middleware GET /auth/invite"');
});

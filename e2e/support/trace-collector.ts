/** A collector of traces in memory: what OTEL_EXPORTER_OTLP_ENDPOINT names, with OTLP in JSON. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Attribute = { key: string; value: Record<string, unknown> };
export type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
};
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

export type TraceCollector = {
  endpoint: string;
  /** All that came so far, the earliest first. */
  spans: Span[];
  stop: () => void;
};

/** The value of an attribute, whatever its type is. */
export const attributeOf = ({ attributes }: Span, name: string): unknown =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const sent: Export = JSON.parse(body);
    spans.push(
      ...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
    response.setHeader('Content-Type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

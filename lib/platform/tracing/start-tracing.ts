/**
 * Traces: one a request, with Next's own spans in it, sent to the collector of OTEL_EXPORTER_OTLP_ENDPOINT. The other
 * OTEL_* variables mean what the standard says.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { REQUEST_ID } from '../log/request-id.ts';
import { safePath } from '../log/safe-path.ts';
import { cleanExporter } from './clean-exporter.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

export type Tracing = {
  /** A handler that does the same within a span of its own. */
  traced: (handler: Handler) => Handler;
  /** Sends what has not been sent yet. */
  close: () => Promise<void>;
};

/** By these a request says which trace it belongs to, and what that carries along. */
const CARRIED = ['traceparent', 'tracestate', 'baggage'];

/**
 * @param version of the site, for whoever compares builds
 * @param isProxy whether a connection comes from a proxy of ours: its trace is continued, no client's
 */
export function startTracing(
  version: string,
  isProxy: (connection: IncomingMessage['socket']) => boolean,
): Tracing {
  const { OTEL_SERVICE_NAME: name = 'norvant' } = process.env;
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': name, 'service.version': version }),
    ),
    spanProcessors: [new BatchSpanProcessor(cleanExporter(new OTLPTraceExporter()))],
  });
  provider.register();
  const tracer = trace.getTracer('norvant');

  /** Where the span of a request begins: in the trace of our own proxy, or in one of its own. */
  const parentOf = ({ socket, headers }: IncomingMessage): Context => {
    const parent = isProxy(socket) ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
    for (const header of CARRIED) delete headers[header];
    return parent;
  };

  const traced =
    (handler: Handler): Handler =>
    (request, response) => {
      const { method = '', url = '', headers } = request;
      const parent = parentOf(request);
      const attributes = {
        'http.request.method': method,
        'url.path': safePath(url),
        'request.id': String(headers[REQUEST_ID]),
      };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      const own = trace.setSpan(parent, span);
      // Next reads it where the context does not reach.
      propagation.inject(own, headers);
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      return context.with(own, () => handler(request, response));
    };

  return { traced, close: () => provider.shutdown() };
}

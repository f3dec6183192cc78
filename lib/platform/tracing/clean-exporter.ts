/**
 * What leaves for the collector of traces. Next's spans hold addresses with their queries, and errors with what a
 * visitor typed: codes of mailed links, names, values of a failed statement.
 */
import { SpanKind } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { safePath } from '../log/safe-path.ts';

/** Of an error its type is told; the log has the rest, made harmless, under the request's id. */
const OF_ERRORS = ['exception.message', 'exception.stacktrace'];

type Mutable = { name: string; status: { code: number; message?: string } };

function clean(span: ReadableSpan): void {
  const { attributes, events } = span;
  for (const [key, value] of Object.entries(attributes))
    if (typeof value === 'string' && value.includes('/')) attributes[key] = safePath(value);
  for (const event of events) for (const key of OF_ERRORS) delete event.attributes?.[key];
  const own = span as Mutable;
  own.name = safePath(own.name);
  own.status = { code: own.status.code };
}

/** What Next loads at its start would be some twenty traces of one span, none of them a request's. */
const isOfRequest = ({ parentSpanContext, kind }: ReadableSpan): boolean =>
  parentSpanContext !== undefined || kind === SpanKind.SERVER;

/** @param exporter sends the spans of requests, once they are clean */
export function cleanExporter(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => {
      const own = spans.filter(isOfRequest);
      own.forEach(clean);
      exporter.export(own, done);
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

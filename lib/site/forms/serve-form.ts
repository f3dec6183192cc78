/** Ties a form to its endpoint, so that it also works where no scripts run. */
import 'server-only';
import type { Endpoint } from '../../platform/api/endpoint.ts';
import type { BodyKind, EndpointDescription } from '../../platform/api/endpoint-description.ts';
import { type Handle, runEndpoint } from '../../platform/api/run-endpoint.ts';
import { askedPath } from '../routing/asked-path.ts';
import { type FormDefinition, type FormValues, hasFiles } from './form.ts';
import { pathAfter } from './leads-to.ts';

export type ServedForm = {
  form: FormDefinition;
  /** Sends the request. `isReview`: goes as far as checking the fields and answers 202. */
  send: (headers: Headers, values: FormValues, isReview: boolean) => Promise<Response>;
  /** Where a visitor is taken afterwards; without it the form says that it was taken. */
  leadsTo: (headers: Headers, values: FormValues) => string | undefined;
};

const review = () => new Response(null, { status: 202 });

/** @param endpoint takes the form, with scripts and without */
export function serveForm<C extends EndpointDescription>(
  form: FormDefinition,
  endpoint: Endpoint<C>,
): ServedForm {
  const kind: BodyKind = hasFiles(form) ? 'upload' : 'body';
  const { handle: own } = endpoint;
  const handle = typeof own === 'function' ? own : own[kind];
  return {
    form,
    send: (headers, values, isReview) =>
      runEndpoint(
        endpoint,
        (isReview ? review : handle) as Handle<C, typeof kind>,
        { headers, readBody: async () => values },
        kind,
      ),
    leadsTo: (headers, values) => pathAfter(form, values, askedPath(headers)),
  };
}

/** The route of an endpoint: finds the shape of the body, and hands everything to the pipeline. */
import 'server-only';
import {
  BODY_TYPES,
  BodyError,
  mediaType,
  readForm,
  readJson,
  readMultipart,
} from '../security/body.ts';
import type { Handler } from './answer.ts';
import type { AnyEndpoint, Endpoint, Handlers } from './endpoint.ts';
import type { BodyKind, EndpointDescription } from './endpoint-description.ts';
import { type MethodTable, methods } from './methods.ts';
import { type Handle, runEndpoint } from './run-endpoint.ts';

const READERS = { body: readJson, form: readForm, upload: readMultipart } as const;
const KINDS = ['form', 'upload'] as const;

/** The handlers of one path's endpoints by their methods, and an answer to every other method. */
export function route(...endpoints: AnyEndpoint[]): MethodTable {
  return methods(Object.fromEntries(endpoints.map((one) => [one.method, handlerOf(one)])));
}

function handlerOf(endpoint: AnyEndpoint): Handler {
  const { handle } = endpoint as Endpoint;
  const handlers: Handlers<EndpointDescription> =
    typeof handle === 'function' ? { body: handle } : handle;
  return async (request, context) => {
    const type = mediaType(request.headers);
    const kind = KINDS.find((one) => handlers[one] && type === BODY_TYPES[one]) ?? 'body';
    const chosen = handlers[kind] as Handle<EndpointDescription, typeof kind> | undefined;
    const sent = {
      headers: request.headers,
      params: await context?.params,
      query: Object.fromEntries(new URL(request.url).searchParams),
      readBody: () => READERS[kind](request, endpoint.maxBytes),
    };
    return runEndpoint(
      endpoint,
      chosen ?? refuseType(Object.keys(handlers) as BodyKind[]),
      sent,
      kind,
    );
  };
}

/** The handler for a body in a shape that the endpoint does not take. */
function refuseType(kinds: BodyKind[]) {
  return (): never => {
    const types = kinds.map((kind) => BODY_TYPES[kind]).join(' or ');
    throw new BodyError('type', `Send the body as ${types}.`);
  };
}

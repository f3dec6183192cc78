/** The route of a call: finds the shape of the body, and hands everything to the pipeline. */
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
import type { BodyKind, Call } from './call.ts';
import { type MethodTable, methods } from './methods.ts';
import { type Handle, runCall } from './run-call.ts';

type Handlers<C extends Call> = { [Kind in BodyKind]?: Handle<C, Kind> };

const READERS = { body: readJson, form: readForm, upload: readMultipart } as const;
const KINDS = ['form', 'upload'] as const;

/**
 * What route.ts exports: the handler of `call`, and an answer to every other method.
 * @param handle for the JSON body or none; by kind, when the call takes more than one
 */
export function route<C extends Call>(call: C, handle: Handle<C> | Handlers<C>): MethodTable {
  return methods({ [call.method]: handlerOf(call, handle) });
}

/** For a folder that answers several methods: `methods({ GET: handlerOf(…), PUT: handlerOf(…) })`. */
export function handlerOf<C extends Call>(call: C, handle: Handle<C> | Handlers<C>): Handler {
  const handlers: Handlers<C> = typeof handle === 'function' ? { body: handle } : handle;
  return async (request, context) => {
    const type = mediaType(request.headers);
    const kind = KINDS.find((one) => handlers[one] && type === BODY_TYPES[one]) ?? 'body';
    const chosen = handlers[kind] as Handle<C, typeof kind> | undefined;
    const sent = {
      headers: request.headers,
      params: await context?.params,
      query: Object.fromEntries(new URL(request.url).searchParams),
      readBody: () => READERS[kind](request, call.maxBytes),
    };
    return runCall(call, chosen ?? refuseType(Object.keys(handlers) as BodyKind[]), sent, kind);
  };
}

/** The handler for a body in a shape that the call does not take. */
function refuseType(kinds: BodyKind[]) {
  return (): never => {
    const types = kinds.map((kind) => BODY_TYPES[kind]).join(' or ');
    throw new BodyError('type', `Send the body as ${types}.`);
  };
}

/** Makes a right request with one thing changed: what the contract test sees the answer to. */

import {
  type BodyKind,
  type EndpointDescription,
  fullPath,
  PATH_PARAMETER,
} from '../../../platform/api/endpoint-description.ts';
import type { MethodTable } from '../../../platform/api/methods.ts';
import type { Actor } from '../../../platform/api/testing/actor.ts';
import { encodeBody } from '../../../platform/api/testing/encode-body.ts';
import type { GoodInput, Params } from '../../../platform/api/testing/good-input.ts';
import { testRequest } from '../../../platform/api/testing/test-request.ts';
import { BODY_TYPES } from '../../../platform/security/body.ts';
import { findApi } from '../serve-api.ts';

type Fields = Record<string, unknown>;
/** A right input for one account, made once. */
export type Prepared = {
  params: Params;
  query: Record<string, string>;
  body: Fields;
};
export type Change = {
  method?: keyof MethodTable;
  /** Instead of the account's own; '' is no session. */
  cookie?: string;
  headers?: Record<string, string>;
  query?: Fields;
  body?: unknown;
  /** The body as it is sent, in place of `body`. */
  raw?: BodyInit;
};

/** The rows and the values of `good` for `actor`, with a body of that kind. */
export async function prepare(good: GoodInput, kind: BodyKind, actor: Actor): Promise<Prepared> {
  const params = (await good.params?.(actor)) ?? {};
  const query = (await good.query?.(actor)) ?? {};
  return { params, query, body: ((await good[kind]?.(actor)) ?? {}) as Fields };
}

/** Answers `call`, made by `actor` with what was prepared, but for `change`. */
export async function makeCall(
  call: EndpointDescription,
  kind: BodyKind,
  actor: Actor,
  prepared: Prepared,
  change: Change = {},
): Promise<Response> {
  const path = fullPath(call);
  const table = findApi(path)?.table as MethodTable;
  const { method = call.method, cookie = actor.cookie, headers } = change;
  const query = new URLSearchParams((change.query ?? prepared.query) as Record<string, string>);
  const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
  const body =
    change.raw ?? (hasBody && call[kind] && encodeBody(kind, change.body ?? prepared.body));
  // A form writes its own boundary into the header.
  const type = typeof body === 'string' && { 'content-type': BODY_TYPES[kind] };
  const asked = path.replace(PATH_PARAMETER, (_, name) =>
    [prepared.params[name] ?? ''].flat().map(encodeURIComponent).join('/'),
  );
  const request = testRequest(`${asked}?${query}`, {
    method,
    headers: { cookie, ...type, ...headers },
    ...(body && { body }),
  });
  return table[method](request, { params: Promise.resolve(prepared.params) });
}

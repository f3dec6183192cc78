/** One endpoint: its description, and what answers it. */
import 'server-only';
import type { BodyKind, EndpointDescription } from './endpoint-description.ts';
import type { Handle } from './run-endpoint.ts';

/** By the shape of the body, for an endpoint that takes more than one. */
export type Handlers<C extends EndpointDescription> = { [Kind in BodyKind]?: Handle<C, Kind> };

export type Endpoint<C extends EndpointDescription = EndpointDescription> = C & {
  readonly handle: Handle<C> | Handlers<C>;
};

/** An endpoint of any description; what its handler is given fits it, since defineEndpoint() checked that. */
export type AnyEndpoint = EndpointDescription & { readonly handle: unknown };

/**
 * @param description from which types, the OpenAPI document and the fuzz run follow
 * @param handle for the JSON body or none; by kind, when the endpoint takes more than one
 */
export const defineEndpoint = <const C extends EndpointDescription>(
  description: C,
  handle: Handle<C> | Handlers<C>,
): Endpoint<C> => ({ ...description, handle });

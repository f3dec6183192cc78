/** Gives each request its id: for the log, for Next and the endpoints, and for whoever reports an error. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { REQUEST_ID, requestIdOf } from '../log/request-id.ts';

/**
 * @param isProxy whether a connection comes from a proxy of ours: it may have named the request for its own
 * log. Nobody else chooses what ours says
 */
export function requestNamer(isProxy: (socket: Socket) => boolean) {
  return ({ headers, socket }: IncomingMessage, response: ServerResponse): void => {
    const given = headers[REQUEST_ID];
    const id = requestIdOf(given && isProxy(socket) ? given : undefined);
    headers[REQUEST_ID] = id;
    response.setHeader('X-Request-Id', id);
  };
}

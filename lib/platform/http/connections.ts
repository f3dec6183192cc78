/**
 * Bounds on connections. Each costs memory whether or not anything is asked on it, so the number of all
 * is bounded and, for a client without a proxy, that of one address. When all places are
 * taken, the one that has been idle longest goes: the next visitor always gets in.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressGroup, normaliseAddress } from '../security/client-address.ts';

export type ConnectionLimits = {
  /** Of all clients together. */
  connections: number;
  /** Of one address, unless it is a proxy's: that one speaks for many visitors. */
  connectionsPerAddress: number;
};

/** A browser opens six; an office behind one address has many browsers. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 2_000,
  connectionsPerAddress: 200,
};

/**
 * @param isProxy whether a connection comes from a proxy of ours
 */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  isProxy: (socket: Socket) => boolean,
): void {
  // A Set keeps the order in which its members were added: the first has waited longest.
  const idle = new Set<Socket>();
  const perAddress = new Map<string, number>();
  let open = 0;

  server.on('connection', (socket: Socket) => {
    const address = addressGroup(normaliseAddress(socket.remoteAddress ?? '') ?? '');
    const ofAddress = (perAddress.get(address) ?? 0) + 1;
    if (ofAddress > limits.connectionsPerAddress && !isProxy(socket)) {
      socket.destroy();
      return;
    }
    open += 1;
    perAddress.set(address, ofAddress);
    socket.once('close', () => {
      open -= 1;
      idle.delete(socket);
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
    if (open > limits.connections) {
      const [longest] = idle;
      (longest ?? socket).destroy();
    }
    if (!socket.destroyed) idle.add(socket);
  });

  const onRequest = ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) idle.add(socket);
    });
  };
  server.prependListener('request', onRequest);
  server.prependListener('checkContinue', onRequest);
  server.prependListener('checkExpectation', onRequest);
}

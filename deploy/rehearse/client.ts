/** A visitor's client: it speaks TLS to the edge, and finds both hosts on this machine. */
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

const LIMIT_MS = 40_000;

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

export type Call = {
  /** Which edition's: www.norvant.com or www.norvant.in. */
  host: string;
  path: string;
  /** Where the visitor is. */
  address: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: Uint8Array;
};

/** @throws Error when no whole answer came */
export type Client = (call: Call) => Promise<Answer>;

/**
 * @param port where the edge listens for TLS
 * @param certificates that the client believes
 */
export function createClient(port: number, certificates: readonly Buffer[]): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 200, ca: [...certificates] });
  return ({ host, path, address, method = 'GET', headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          servername: host,
          method,
          path,
          headers: {
            Host: host,
            'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
            'X-Forwarded-For': address,
            ...(body && { 'Content-Length': String(body.byteLength) }),
            ...headers,
          },
        },
        (response) => {
          const { statusCode: status = 0, headers: got } = response;
          // An answer that is cut off is none.
          text(response).then((whole) => resolve({ status, headers: got, body: whole }), reject);
        },
      );
      sent.setTimeout(LIMIT_MS, () => sent.destroy(new Error(`no answer within ${LIMIT_MS} ms`)));
      sent.once('error', reject);
      sent.end(body);
    });
}

/**
 * The HTTP server around the site: limits, the client's true address, headers that every answer
 * has. It knows nothing of Next; the handler does.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { describeError, log } from '../log/log.ts';
import { REQUEST_ID } from '../log/request-id.ts';
import { lockedDownPolicy, securityHeaders } from '../security/csp.ts';
import { BODY_LIMITS, type BodyLimits, bodyLimit, bodyLimiter } from './body-limit.ts';
import { type Connection, clientReader, proxyChecker } from './client-address.ts';
import { replaceClientHeaders } from './client-headers.ts';
import { CONNECTION_LIMITS, type ConnectionLimits, limitConnections } from './connections.ts';
import { headFault } from './head-limit.ts';
import { hasSeveralHosts, isWellFormedHost } from './host.ts';
import { requestNamer } from './name-request.ts';
import { answerPlain } from './plain-answer.ts';
import { onRequestEnd, type RequestEnd } from './request-end.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

export type SiteServerOptions = {
  handler: Handler;
  /** Addresses and CIDR ranges of proxies whose `X-Forwarded-*` is believed. */
  trustedProxies: readonly string[];
  bodyLimits?: Partial<BodyLimits>;
  /** Where a query may be as long as the headers allow: an identity provider chooses its length. */
  longQueryPath?: string;
  connectionLimits?: Partial<ConnectionLimits>;
  /** While true, answers close their connections, so that clients move to another instance. */
  isDraining?: () => boolean;
  development?: boolean;
  /** Pages may ask for the camera. */
  camera?: boolean;
  /** How long a client may take to send its headers, in ms. */
  headersTimeout?: number;
  /** Is told of each request once its answer has ended. Never throws. */
  onEnd?: ((end: RequestEnd) => void) | undefined;
};

/** Next throws on these, which the Fetch standard forbids; Node itself ends a CONNECT. */
const FORBIDDEN_METHODS = new Set(['TRACE', 'TRACK']);
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A target that is a path: absolute URLs and `*` are for proxies. */
function isWellFormed({ url: target = '', headers, rawHeaders }: IncomingMessage): boolean {
  return (
    isWellFormedHost(headers.host) &&
    !hasSeveralHosts(rawHeaders) &&
    // Node undoes `chunked` alone; no code here would undo another encoding of the body.
    (headers['transfer-encoding'] ?? 'chunked').toLowerCase() === 'chunked' &&
    target.startsWith('/') &&
    isDecodable(target.split('?', 1)[0] ?? '')
  );
}

/** What the parser refuses (broken, too long, too slow) never becomes a request. */
function answerBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  ownHeaders: [string, string][],
  running: ServerResponse | undefined,
): void {
  // Written into an answer that has begun, ours would be read as a part of it.
  const isAnswering = running?.headersSent === true && !running.writableFinished;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  const headers = [
    ...ownHeaders,
    ['Content-Security-Policy', lockedDownPolicy],
    ['Content-Length', '0'],
    ['Connection', 'close'],
  ].map(([name, value]) => `${name}: ${value}\r\n`);
  // A slow client would keep its half of the connection open without end.
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('')}\r\n`, () => socket.destroy());
}

export function createSiteServer(options: SiteServerOptions): Server {
  const { handler, isDraining, development = false, camera, onEnd } = options;
  const bodyLimits = { ...BODY_LIMITS, ...options.bodyLimits };
  const limitBody = bodyLimiter(bodyLimits);
  const headers = {
    http: Object.entries(securityHeaders({ https: false, camera })),
    https: Object.entries(securityHeaders({ https: true, camera })),
  };
  const readClient = clientReader(options.trustedProxies);
  const isProxy = proxyChecker(options.trustedProxies);
  const nameRequest = requestNamer(isProxy);
  const running = new WeakMap<Duplex, ServerResponse>();

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await handler(request, response);
    } catch (error) {
      log.error({ id: request.headers[REQUEST_ID], ...describeError(error) }, 'a request failed');
      if (response.headersSent) response.destroy();
      else answerPlain(request, response, 'INTERNAL');
    }
  };

  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    running.set(request.socket, response);
    const client = readClient(request.socket as Connection, request.headers);
    nameRequest(request, response);
    if (onEnd) onRequestEnd(request, response, client.address, onEnd);
    for (const [name, value] of headers[client.protocol]) response.setHeader(name, value);
    response.setHeader('Content-Security-Policy', lockedDownPolicy);
    if (isDraining?.()) response.shouldKeepAlive = false;
    if (!isWellFormed(request)) {
      answerPlain(request, response, 'BAD_REQUEST');
      return;
    }
    if (FORBIDDEN_METHODS.has(request.method ?? '')) {
      response.setHeader('Allow', METHODS);
      answerPlain(request, response, 'METHOD_NOT_ALLOWED');
      return;
    }
    const fault = headFault(request, options.longQueryPath);
    if (fault) {
      answerPlain(request, response, fault);
      return;
    }
    replaceClientHeaders(request.headers, client, development);
    limitBody(request, response, client.address, () => void handle(request, response));
  };

  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      // Answered by isWellFormed: Node's own refusal has none of our headers.
      requireHostHeader: false,
      headersTimeout: options.headersTimeout ?? 10_000,
      requestTimeout: 60_000,
      // Longer than nginx's 60 s, so that never both ends close at the same moment.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: Math.min(2_000, options.headersTimeout ?? 2_000),
      // Only the development server speaks WebSocket; elsewhere an upgrade is a plain request.
      shouldUpgradeCallback: () => development,
    },
    onRequest,
  );
  // Without this listener Node says `100 Continue` to a body that will be refused.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (Number(request.headers['content-length'] ?? 0) <= bodyLimit(request, bodyLimits))
      response.writeContinue();
    onRequest(request, response);
  });
  // Other expectations are ignored, as the standard allows; Node's own 417 has no headers either.
  server.on('checkExpectation', onRequest);
  server.on('clientError', (error, socket) =>
    answerBrokenRequest(error, socket, headers.http, running.get(socket)),
  );
  // A client that stops reading its answer holds the answer's memory.
  server.timeout = development ? 0 : 120_000;
  const connectionLimits = { ...CONNECTION_LIMITS, ...options.connectionLimits };
  limitConnections(server, connectionLimits, isProxy);
  return server;
}

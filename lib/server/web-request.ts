/** The way to the middleware and back: Node's requests as Next's, and its answers as Node's. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NextRequest, type NextResponse } from 'next/server.js';

const protocolOf = (request: IncomingMessage) => request.headers['x-forwarded-proto'] ?? 'http';
const originOf = (request: IncomingMessage) => `${protocolOf(request)}://${request.headers.host}`;

/** `request` without its body, which no decision depends on. */
export function toWebRequest(request: IncomingMessage): NextRequest {
  const { method = 'GET', url = '/' } = request;
  return new NextRequest(originOf(request) + url, {
    method,
    headers: request.headers as Record<string, string>,
  });
}

/** The framework talks to itself in these; they are nobody else's business. */
const FRAMEWORK = /^x-(?:middleware|nextjs|next|powered)-/;

/** `location` without its host, when that is the one that was asked: an echo is good for nothing. */
function onThisSite(request: IncomingMessage, location: string): string {
  // As the URL standard writes it: `host:80` is `host` over http.
  const { origin } = new URL(originOf(request));
  return location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
}

/** Copies what is meant for the visitor. A place on this site is named without its host. */
export function copyHeaders(request: IncomingMessage, from: Headers, response: ServerResponse) {
  for (const [name, value] of from) {
    if (FRAMEWORK.test(name)) continue;
    if (name === 'set-cookie') response.appendHeader('Set-Cookie', value);
    else if (name === 'location') response.setHeader('Location', onThisSite(request, value));
    else response.setHeader(name, value);
  }
}

/** Sends an answer that needs no page. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: NextResponse,
): Promise<void> {
  const body = answer.body === null ? '' : await answer.text();
  copyHeaders(request, answer.headers, response);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.writeHead(answer.status).end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Keeps the framework's headers from leaving with an answer that Next gives, and caches from keeping
 * what says nothing of it, such as Next's own redirects.
 */
export function tidyHeaders(response: ServerResponse): void {
  const writeHead = response.writeHead;
  response.writeHead = ((...given: Parameters<typeof writeHead>) => {
    for (const name of response.getHeaderNames())
      if (FRAMEWORK.test(name)) response.removeHeader(name);
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
    return writeHead.apply(response, given);
  }) as typeof writeHead;
}

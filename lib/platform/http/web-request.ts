/** The way to the middleware and back: Node's requests as Next's, and its answers as Node's. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NextRequest, type NextResponse } from 'next/server.js';

/**
 * The origin of every request, as the middleware sees it. Nothing that it builds from that can name a host
 * that a client made up; what the host was, Host says, and whether it came by https, X-Forwarded-Proto.
 */
const THIS_SITE = 'http://this-site.invalid';

/** `request` without its body, which no decision depends on. */
export function toWebRequest(request: IncomingMessage): NextRequest {
  const { method = 'GET', url = '/' } = request;
  return new NextRequest(THIS_SITE + url, {
    method,
    headers: request.headers as Record<string, string>,
  });
}

/** The framework talks to itself in these; they are not meant for clients. */
const FRAMEWORK = /^x-(?:middleware|nextjs|next|powered)-/;

/** `location` as a path, where it leads to a place on this site: the browser stays on the host that it asked. */
const onThisSite = (location: string): string =>
  location.startsWith(`${THIS_SITE}/`) ? location.slice(THIS_SITE.length) : location;

/** Copies what is meant for the visitor. A place on this site is named without its host. */
export function copyHeaders(from: Headers, response: ServerResponse) {
  for (const [name, value] of from) {
    if (FRAMEWORK.test(name)) continue;
    if (name === 'set-cookie') response.appendHeader('Set-Cookie', value);
    else if (name === 'location') response.setHeader('Location', onThisSite(value));
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
  copyHeaders(answer.headers, response);
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

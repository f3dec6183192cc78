/**
 * Bodies above the limit are refused before anyone reads them. Next would cut them silently:
 * behind a middleware a longer body reaches the handler without its end.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { writePlain } from './plain-answer.ts';

/** In bytes. Large enough for every form with a CV or a picture. */
export const MAX_BODY = 1024 * 1024;

/** How long a refused client may go on sending before the connection is cut, in ms. */
const LINGER = 1_000;

function isChunked(request: IncomingMessage): boolean {
  return request.headers['transfer-encoding'] !== undefined;
}

/**
 * Answers 413 at once and reads on for a moment: a connection that is cut while the client is
 * still sending is reset, and then the client never sees the answer.
 */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  writePlain(request, response, 413);
  const close = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(close, LINGER);
  request.once('end', close);
  request.once('close', close);
  request.resume();
}

/** Holds back a body of unknown length until it is whole, then calls `next`. */
function collect(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
  next: () => void,
): void {
  const push = request.push.bind(request);
  const chunks: Buffer[] = [];
  let bytes = 0;
  request.push = (chunk: Buffer | null): boolean => {
    if (chunk) bytes += chunk.length;
    if (chunk && bytes <= limit) {
      chunks.push(chunk);
      return true;
    }
    request.push = push;
    if (chunk) {
      refuse(request, response);
      return true;
    }
    for (const part of chunks) push(part);
    push(null);
    next();
    return true;
  };
}

/** Calls `next` when the body is, or can only become, at most `limit` bytes long; else answers. */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
  next: () => void,
): void {
  if (Number(request.headers['content-length'] ?? 0) > limit) refuse(request, response);
  else if (isChunked(request)) collect(request, response, limit, next);
  else next();
}

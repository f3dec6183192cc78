/** What is done with a body while it arrives: refused, counted, or held back until it is whole. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { writePlain } from './plain-answer.ts';

/** How long a refused client may go on sending before the connection is cut, in ms. */
const LINGER = 1_000;

/**
 * Answers at once and reads on for a moment: a connection that is cut while the client is
 * still sending is reset, and then the client never sees the answer.
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  code: 'TOO_LARGE' | 'TOO_MANY_REQUESTS',
): void {
  if (code === 'TOO_MANY_REQUESTS') response.setHeader('Retry-After', '5');
  writePlain(request, response, code);
  const close = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(close, LINGER);
  request.once('end', close);
  request.once('close', close);
  request.resume();
}

/**
 * Hands each piece on as it comes, and cuts the connection soon after the first byte too many: the
 * call's own limit is not above this one, so its answer is on the way.
 */
export function count(request: IncomingMessage, response: ServerResponse, limit: number): void {
  // Whoever stopped reading in the middle still listens, and keeps the rest from passing unkept.
  response.once('finish', () => {
    request.removeAllListeners('readable');
    request.resume();
  });
  const push = request.push.bind(request);
  let bytes = 0;
  let isOver = false;
  request.push = (chunk: Buffer | null): boolean => {
    bytes += chunk?.length ?? 0;
    if (bytes <= limit) return push(chunk);
    if (!isOver) setTimeout(() => request.destroy(), LINGER);
    isOver = true;
    return true;
  };
}

/** Holds back a body of unknown length until it is whole, then calls `next`. */
export function collect(
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
      refuse(request, response, 'TOO_LARGE');
      return true;
    }
    for (const part of chunks) push(part);
    push(null);
    next();
    return true;
  };
}

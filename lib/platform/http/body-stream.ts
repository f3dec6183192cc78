/** What is done with a body while it arrives: refused, cut off, or looked at once it is whole. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '../api/error-codes.ts';
import { writePlain } from './plain-answer.ts';

/** How long a refused client may go on sending before the connection is cut, in ms. */
const LINGER = 1_000;

/**
 * Answers at once and reads on for a moment: a connection that is cut while the client is
 * still sending is reset, and then the client never sees the answer.
 */
export function refuse(request: IncomingMessage, response: ServerResponse, code: ErrorCode): void {
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
 * Of a body without a length, what is read is bounded by the endpoint. Cuts the connection soon after
 * its answer, should more be coming: it is thrown away until then, however long the client sends.
 */
export function cutAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => request.destroy(), LINGER);
    request.once('close', () => clearTimeout(timer));
    // A reader that has stopped in the middle still listens, and the body does not flow while one does.
    request.removeAllListeners('readable');
    request.resume();
  });
}

/**
 * Waits for the whole of a body whose length was declared, and puts it back for the next reader.
 * @returns the body, or nothing when the client has gone away
 */
export function peek(request: IncomingMessage): Promise<Buffer> {
  const length = Number(request.headers['content-length'] ?? 0);
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve) => {
    const finish = () => {
      request.off('readable', read).off('close', finish);
      const body = bytes === length ? Buffer.concat(chunks) : Buffer.alloc(0);
      // Before the end is announced, which happens in the next turn: afterwards nothing goes back.
      if (body.length > 0) request.unshift(body);
      resolve(body);
    };
    const read = () => {
      for (let chunk = request.read(); chunk !== null; chunk = request.read()) {
        chunks.push(chunk);
        bytes += chunk.length;
      }
      if (bytes >= length) finish();
    };
    request.on('readable', read).once('close', finish);
    if (length === 0) finish();
  });
}

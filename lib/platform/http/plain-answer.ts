/** The server's own short answers, given before Next sees a request: JSON for endpoints, else text. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERRORS, type ErrorCode } from '../api/error-codes.ts';

/** Status, headers and body are written, but the response is not ended. */
export function writePlain(
  request: IncomingMessage,
  response: ServerResponse,
  code: ErrorCode,
): void {
  const isCall = (request.url ?? '').startsWith('/api/');
  const { status, message } = ERRORS[code];
  const body = isCall ? JSON.stringify({ message, code }) : `${message}\n`;
  response.writeHead(status, {
    'Content-Type': isCall ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  if (request.method !== 'HEAD') response.write(body);
}

export function answerPlain(
  request: IncomingMessage,
  response: ServerResponse,
  code: ErrorCode,
): void {
  writePlain(request, response, code);
  response.end();
}

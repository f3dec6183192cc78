/** The server's own short answers, given before Next sees a request: JSON for calls, else text. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERRORS, type ErrorCode } from '../api/error-codes.ts';

const CODES = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL',
} as const satisfies Record<number, ErrorCode>;

export type PlainStatus = keyof typeof CODES;

/** Status, headers and body are written, but the response is not ended. */
export function writePlain(
  request: IncomingMessage,
  response: ServerResponse,
  status: PlainStatus,
): void {
  const isCall = (request.url ?? '').startsWith('/api/');
  const code = CODES[status];
  const { message } = ERRORS[code];
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
  status: PlainStatus,
): void {
  writePlain(request, response, status);
  response.end();
}

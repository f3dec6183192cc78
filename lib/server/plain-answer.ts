/** The server's own short answers, given before Next sees a request: JSON for calls, else text. */
import type { IncomingMessage, ServerResponse } from 'node:http';

const MESSAGES = {
  400: 'Bad request',
  404: 'There is no such file',
  405: 'This method is not allowed',
  413: 'The request is larger than this site accepts',
  500: 'Internal server error',
} as const;

export type PlainStatus = keyof typeof MESSAGES;

const CODES: Record<PlainStatus, string> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  500: 'INTERNAL_ERROR',
};

/** Status, headers and body are written, but the response is not ended. */
export function writePlain(
  request: IncomingMessage,
  response: ServerResponse,
  status: PlainStatus,
): void {
  const isCall = (request.url ?? '').startsWith('/api/');
  const body = isCall
    ? JSON.stringify({ message: MESSAGES[status], code: CODES[status] })
    : `${MESSAGES[status]}\n`;
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

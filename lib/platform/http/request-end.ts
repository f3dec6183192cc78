/** What is known of a request once its answer has ended, for whoever counts or writes it down. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * What was asked for. `page`: HTML made at build; `markdown`: the same as Markdown; `answer`: a page rendered for a
 * query; `form`: what was posted to a page; `asset`: scripts and styles; `file`: all other files; `api`: an endpoint;
 * `other`: redirects, paths that nothing stands at, and what was refused before anybody looked.
 */
export type RequestKind =
  | 'page'
  | 'answer'
  | 'asset'
  | 'file'
  | 'api'
  | 'form'
  | 'markdown'
  | 'other';

export type RequestEnd = {
  method: string;
  /** As it was asked for, its query too. */
  url: string;
  /** The request's, after client-headers.ts. */
  headers: IncomingMessage['headers'];
  /** The client's, as client-address.ts believes it. */
  address: string;
  kind: RequestKind;
  status: number;
  /** The client went away before it had all, or was cut off. */
  isAborted: boolean;
  /** Sent on the connection meanwhile, the head included. */
  bytes: number;
  ms: number;
};

const KIND = Symbol('kind');
type Kinded = ServerResponse & { [KIND]?: RequestKind };

/** Says what is answered by `response`; what was said last counts. */
export function setKind(response: ServerResponse, kind: RequestKind): void {
  (response as Kinded)[KIND] = kind;
}

/** Calls `report` once the answer to `request` has ended, however that was. */
export function onRequestEnd(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
  report: (end: RequestEnd) => void,
): void {
  const start = performance.now();
  // Next writes other values into the request while it works.
  const { method = '', url = '', headers, socket } = request;
  const before = socket.bytesWritten;
  response.once('close', () =>
    report({
      method,
      url,
      headers,
      address,
      kind: (response as Kinded)[KIND] ?? 'other',
      status: response.statusCode,
      isAborted: !response.writableFinished,
      bytes: socket.bytesWritten - before,
      ms: performance.now() - start,
    }),
  );
}

/** Requests as our own server hands them on: one address, no forged forwarding headers. */

export type RequestParts = {
  method?: string;
  headers?: Record<string, string>;
  /** An object becomes JSON, text stays as it is. */
  body?: unknown;
};

export function testRequest(path: string, { method = 'GET', headers, body }: RequestParts = {}) {
  const isText = typeof body === 'string';
  return new Request(`http://localhost:3000${path}`, {
    method,
    headers: {
      host: 'localhost:3000',
      'x-forwarded-for': '192.0.2.1',
      ...(body !== undefined && !isText && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined || isText ? body : JSON.stringify(body),
  });
}

/** Requests as our own server hands them on: one address, no forged forwarding headers. */

export type RequestParts = {
  method?: string;
  headers?: Record<string, string>;
  /** Text, a form or bytes stay as they are; any other object becomes JSON. */
  body?: unknown;
};

const isBody = (body: unknown): body is BodyInit =>
  typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array;

export function testRequest(path: string, { method = 'GET', headers, body }: RequestParts = {}) {
  const isJson = body !== undefined && !isBody(body);
  return new Request(`http://localhost:3000${path}`, {
    method,
    headers: {
      host: 'localhost:3000',
      'x-forwarded-for': '192.0.2.1',
      ...(isJson && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: isJson ? JSON.stringify(body) : (body as BodyInit | undefined),
  });
}

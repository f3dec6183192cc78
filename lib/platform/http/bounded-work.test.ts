/**
 * Attack 22 as a property: whatever a request of up to 16 kB holds, at most one handler is called for it, and with no
 * more than a page or a call is ever asked. What that handler costs is measured in e2e/attacks/costly-requests.spec.ts.
 */

import type { Server } from 'node:http';
import fc from 'fast-check';
import { createSiteServer } from './create-server.ts';
import { LONGEST_QUERY, MOST_PARAMETERS } from './head-limit.ts';
import { listen } from './port.ts';
import { anyRequest } from './testing/any-request.ts';
import { rawRequest } from './testing/raw-request.ts';

const MOST_BODY = 4_096;

/** How much of a request a handler was given to work on. */
type Work = { query: number; parameters: number; cookies: number; headers: number; body: number };
let given: Work[] = [];
let server: Server;
let port: number;

beforeAll(async () => {
  server = createSiteServer({
    trustedProxies: [],
    bodyLimits: { call: MOST_BODY, page: MOST_BODY },
    handler: async (request, response) => {
      const [, query = ''] = request.url?.split('?') ?? [];
      let body = 0;
      for await (const part of request.iterator({ destroyOnReturn: false })) {
        body += part.length;
        if (body > MOST_BODY) break;
      }
      given.push({
        query: query.length,
        parameters: query.split('&').length,
        cookies: (request.headers.cookie ?? '').split(';').length,
        headers: request.rawHeaders.length / 2,
        body,
      });
      response.end('done');
    },
  });
  port = await listen(server, 0, '127.0.0.1');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const PATHS = ['/', '/contact-us', '/search', '/api/v1/registration/contact-us'];

test('no request gives anybody more to do than a page or a call is ever asked', async () => {
  await fc.assert(
    fc.asyncProperty(anyRequest(['GET', 'POST'], PATHS), async (text) => {
      given = [];
      expect(await rawRequest(port, text)).toMatch(/^HTTP\/1\.1 (?:200|400|413|414|431) /);
      expect(given.length).toBeLessThanOrEqual(1);
      for (const work of given) {
        expect(work.query).toBeLessThanOrEqual(LONGEST_QUERY);
        expect(work.parameters).toBeLessThanOrEqual(MOST_PARAMETERS);
        expect(work.cookies).toBeLessThanOrEqual(180);
        expect(work.headers).toBeLessThanOrEqual(110);
        expect(work.body).toBeLessThanOrEqual(MOST_BODY);
      }
    }),
    { numRuns: 300 },
  );
});

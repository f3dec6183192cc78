/** The built site, asked without a network of its own: what has to be rendered for one request is left out. */
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
// First: what the middleware imports, `next/server.js`, needs what this puts on the global object.
import 'next/dist/server/node-environment-baseline.js';

import { siteHandler } from '../../lib/composition/site-handler/site-handler.ts';
import { createSiteServer } from '../../lib/platform/http/create-server.ts';
import { listen } from '../../lib/platform/http/port.ts';
import { middleware } from '../../middleware.ts';

export type SiteAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type AskSite = (
  path: string,
  headers: Record<string, string>,
  method?: 'GET' | 'HEAD',
) => Promise<SiteAnswer>;

/** Of what an instance would render anew. */
const NOT_BUILT = 501;

/**
 * Calls `use` with a function that asks the site as a trusted proxy would, and stops the site afterwards.
 * @param dist the absolute path of the build
 */
export async function withSite<Result>(
  dist: string,
  use: (ask: AskSite) => Promise<Result>,
): Promise<Result> {
  const handler = siteHandler(dist, middleware, (_, response) => {
    response.writeHead(NOT_BUILT).end();
  });
  const server = createSiteServer({ handler, trustedProxies: ['127.0.0.1'] });
  const port = await listen(server, 0, '127.0.0.1');
  const agent = new Agent({ keepAlive: true });
  const ask: AskSite = async (path, headers, method = 'GET') => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent }).end();
    const [answer] = await once(asked, 'response');
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
  };
  try {
    return await use(ask);
  } finally {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  }
}

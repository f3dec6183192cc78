/**
 * Headers that only a proxy or Next itself may set. From a client they are lies: about its
 * address, or meant to skip the middleware (CVE-2025-29927 was `x-middleware-subrequest`), or they
 * ask for a page's data, which no link of this site does and a shared cache would mix up.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Client } from './client-address.ts';

const PREFIXES = [
  'next-',
  'x-forwarded-',
  'x-middleware-',
  'x-nextjs-',
  'x-next-',
  'x-now-',
  'x-invoke-',
  'x-vercel-',
];

const NAMES = new Set([
  'rsc',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'x-matched-path',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
  // Old IIS and PHP habits of naming another path or method than the request line.
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  // What site-handler.ts says to lib/platform/api/methods.ts.
  'x-unknown-method',
]);

/** Next's development client shows changes and errors with them. */
const DEVELOPMENT = /^(?:rsc|next-(?!resume).*|x-nextjs-(?:html-)?request-id)$/;

/** Removes what a client may not say and puts the truth about `client` in its place. */
export function replaceClientHeaders(
  headers: IncomingHttpHeaders,
  client: Client,
  development = false,
): void {
  for (const name of Object.keys(headers)) {
    if (development && DEVELOPMENT.test(name)) continue;
    if (NAMES.has(name) || PREFIXES.some((prefix) => name.startsWith(prefix))) delete headers[name];
  }
  headers['x-forwarded-for'] = client.address;
  headers['x-forwarded-proto'] = client.protocol;
}

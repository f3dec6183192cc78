/**
 * Headers that only a proxy or Next itself may set. From a client they are lies: about its
 * address, or meant to skip the middleware (CVE-2025-29927 was `x-middleware-subrequest`).
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Client } from './client-address.ts';

const PREFIXES = [
  'x-forwarded-',
  'x-middleware-',
  'x-nextjs-',
  'x-next-',
  'x-now-',
  'x-invoke-',
  'x-vercel-',
];

const NAMES = new Set([
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
  'next-resume',
  // Old IIS and PHP habits of naming another path or method than the request line.
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
]);

/** Next's development client names its requests so that errors find their page. */
const DEVELOPMENT = new Set(['x-nextjs-request-id', 'x-nextjs-html-request-id']);

/** Removes what a client may not say and puts the truth about `client` in its place. */
export function replaceClientHeaders(
  headers: IncomingHttpHeaders,
  client: Client,
  development = false,
): void {
  for (const name of Object.keys(headers)) {
    if (development && DEVELOPMENT.has(name)) continue;
    if (NAMES.has(name) || PREFIXES.some((prefix) => name.startsWith(prefix))) delete headers[name];
  }
  headers['x-forwarded-for'] = client.address;
  headers['x-forwarded-proto'] = client.protocol;
  headers.host = client.host;
}

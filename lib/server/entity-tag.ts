/**
 * One ETag per encoding: the brotli copy of `"abc"` is `"abc-br"`. Two different bodies must not
 * share a strong tag (RFC 9110 §8.8.3), or a cache could join halves of both.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Encoding } from './accept-encoding.ts';

/** The tag of the copy in `encoding` of what has the tag `etag`. */
export function tagFor(etag: string, encoding: Encoding): string {
  return etag.endsWith('"') ? `${etag.slice(0, -1)}-${encoding}"` : etag;
}

/** An If-None-Match value in the application's own tags, which know nothing of encodings. */
export function withoutEncoding(ifNoneMatch: string, encoding: Encoding): string {
  return ifNoneMatch.replaceAll(`-${encoding}"`, '"');
}

/** Whether the client has the body with the tag `etag` already. RFC 9110 §13.1.2. */
export function hasCurrentCopy(headers: IncomingHttpHeaders, etag: string): boolean {
  const ifNoneMatch = headers['if-none-match'];
  if (!ifNoneMatch || /\bno-cache\b/.test(headers['cache-control'] ?? '')) return false;
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);
}

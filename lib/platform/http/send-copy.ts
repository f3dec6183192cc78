/** Answers a request with a copy made at build: encodings, conditions and parts of RFC 9110. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { acceptedEncodings, type Encoding } from './accept-encoding.ts';
import { boundedCache } from './bounded-cache.ts';
import { type BuiltCopy, SUFFIXES } from './copies.ts';
import { type Origins, type OwnCopy, ownOrigins } from './own-origins.ts';

/** How much of the copies is kept in memory, in bytes. */
const MEMORY = 64 * 1024 * 1024;

/** A strong tag names one sequence of bytes, so each copy has its own (§8.8.3). */
const tagOf = ({ tag }: BuiltCopy, encoding: Encoding) =>
  encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;

/** The first of `tags` that a list of tags names. */
function findTag(list: string, tags: readonly string[]): string | undefined {
  if (list.trim() === '*') return tags[0];
  const named = list.split(',').map((tag) => tag.trim());
  return tags.find((tag) => named.includes(tag));
}

type Part = { start: number; end: number };

/** The part that a Range header asks for; undefined for what may be answered in whole (§14.2). */
function partOf(range: string | undefined, length: number): Part | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (first === undefined) return undefined;
  const start = Number(first);
  const end = last ? Math.min(Number(last), length - 1) : length - 1;
  if (start >= length) return 'unsatisfiable';
  return start > end ? undefined : { start, end };
}

function endWith(response: ServerResponse, status: number, length?: number): void {
  response.removeHeader('Content-Type');
  if (length !== undefined) response.setHeader('Content-Length', length);
  response.writeHead(status).end();
}

/**
 * @param dist the folder that the copies' files are below
 * @param built the origins that the build was made with
 * @param now the origins that the answers are to name
 * @returns a function that sends a copy with `response.statusCode` and the headers that it has
 */
export function copySender(dist: string, built: Origins, now: Origins) {
  const kept = boundedCache<Buffer>(MEMORY);
  const ownCopy = ownOrigins((copy) => join(dist, copy.file), built, now);
  return async (request: IncomingMessage, response: ServerResponse, asBuilt: BuiltCopy) => {
    const copy: BuiltCopy & Partial<OwnCopy> = await ownCopy(asBuilt);
    const { headers } = request;
    for (const [built, now] of copy.hashes ?? []) {
      const policy = String(response.getHeader('Content-Security-Policy'));
      response.setHeader(
        'Content-Security-Policy',
        policy.replace(built, () => now),
      );
    }
    const accepted = acceptedEncodings(headers['accept-encoding'] as string | undefined).filter(
      (encoding) => encoding in copy.bytes,
    );
    const encoding = accepted[0] ?? 'identity';
    const length = copy.bytes[encoding] ?? copy.bytes.identity;
    const tag = tagOf(copy, encoding);
    const isFound = response.statusCode === 200;

    if (copy.bytes.br !== undefined) response.appendHeader('Vary', 'Accept-Encoding');
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', copy.caching);
    response.setHeader('ETag', tag);
    if (isFound && headers['if-match'] && !findTag(headers['if-match'], [tag]))
      return endWith(response, 412, 0);
    if (isFound && headers['if-none-match']) {
      const tags = accepted.map((one) => tagOf(copy, one));
      // Proxies that change a body on its way make its tag a weak one, which is as good here.
      const current = findTag(headers['if-none-match'].replaceAll('W/"', '"'), tags);
      if (current) {
        response.setHeader('ETag', current);
        return endWith(response, 304);
      }
    }

    response.setHeader('Content-Type', copy.type);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    const isWhole =
      !isFound ||
      request.method === 'HEAD' ||
      (headers['if-range'] !== undefined && headers['if-range'] !== tag);
    const part = isWhole ? undefined : partOf(headers.range, length);
    if (part === 'unsatisfiable') {
      response.removeHeader('Content-Encoding');
      response.setHeader('Content-Range', `bytes */${length}`);
      return endWith(response, 416, 0);
    }
    if (request.method === 'HEAD') {
      response.setHeader('Content-Length', length);
      response.end();
      return;
    }
    const file = join(dist, copy.file + (encoding === 'identity' ? '' : SUFFIXES[encoding]));
    const whole = copy.content?.[encoding] ?? (await kept(file, length, () => readFile(file)));
    if (part) {
      response.statusCode = 206;
      response.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${whole.length}`);
    }
    const body = part ? whole.subarray(part.start, part.end + 1) : whole;
    response.setHeader('Content-Length', body.length);
    response.end(body);
  };
}

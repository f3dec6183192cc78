/**
 * What is sent as it was built: pages, and the files that app/ makes (icon, site map). Each has a
 * plain, a brotli and a gzip copy; a manifest beside them says how to answer.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type BuiltPage, readPrerendered } from './built-pages.ts';
import { writeCopies } from './compress.ts';
import type { PageCheck } from './page-pass.ts';

export type BuiltCopy = {
  /** The plain copy, below the dist folder; the others end in `.br` and `.gz`. */
  file: string;
  /** The strong ETag's text, which the copies' own ones begin with. */
  tag: string;
  /** The length of each copy, in bytes. */
  bytes: { identity: number; br: number; gz: number };
  /** Content-Type, and Cache-Control where the middleware sets none. */
  headers: Record<string, string>;
};
/** By internal path: '/USA/Products/HRIS', '/icon.svg'. */
export type BuiltCopies = Record<string, BuiltCopy>;

const manifestFile = (dist: string) => join(dist, 'copies-manifest.json');

/** Empty where there is no build. */
export function readCopies(dist: string): BuiltCopies {
  const file = manifestFile(dist);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Makes the copies of every page and, at the end, of app's files, and writes the manifest. */
export function makeCopies(dist: string): PageCheck {
  const copies: BuiltCopies = {};
  const add = async (path: string, file: string, body: Buffer, headers: BuiltCopy['headers']) => {
    const tag = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    const bytes = { identity: body.length, ...(await writeCopies(file, body)) };
    copies[path] = { file: relative(dist, file), tag, bytes, headers };
  };
  return {
    look: async ({ region, page, file, html }: BuiltPage) => {
      const headers = { 'Content-Type': 'text/html; charset=utf-8' };
      await add(`/${region}${page}`, file, Buffer.from(html), headers);
      return [];
    },
    finish: async () => {
      for (const [path, { routeType, initialHeaders = {} }] of readPrerendered(dist)) {
        if (routeType !== 'route') continue;
        const file = join(dist, 'server/app', `${path}.body`);
        const caching = initialHeaders['cache-control'] ?? 'public, max-age=0, must-revalidate';
        const type = initialHeaders['content-type'] ?? 'application/octet-stream';
        const headers = { 'Content-Type': type, 'Cache-Control': caching };
        await add(path, file, await readFile(file), headers);
      }
      writeFileSync(manifestFile(dist), `${JSON.stringify(copies, null, 1)}\n`);
      return [];
    },
  };
}

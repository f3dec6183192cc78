/** Makes the copies that are sent as they were built (lib/platform/http/copies.ts), with a manifest of them. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  type BuiltCopies,
  type CopiesManifest,
  manifestFile,
  SUFFIXES,
} from '../../lib/platform/http/copies.ts';
import { isText, mediaTypeOf, withCharset } from '../../lib/platform/http/media-types.ts';
import { originPattern } from '../../lib/platform/http/own-origins.ts';
import { origins } from '../../lib/platform/region/origins.ts';
import { readPrerendered } from './built-pages.ts';
import type { PageCheck } from './page-pass.ts';
import { replaceFile } from './replace-file.ts';

const PRIVATE = 'private, no-cache';
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';
/** Their names change with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Below this, in bytes, an answer fits one packet anyway. */
const SMALLEST = 1024;
/**
 * For all copies of a build 16 s of a processor; with 11, the best, 47 s, and they are 2 % smaller. The best is for what a
 * browser keeps.
 */
const BROTLI_QUALITY = 10;
const BEST_BROTLI_QUALITY = 11;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** React counts the bytes of a long text in a page's data, so no origin may be exchanged in one. */
const COUNTED =
  'a long text in the data of React names an origin of the site; render what holds it as a piece (components/still)';
const LONG_TEXT = /:T([0-9a-f]+),/g;

function countsOrigin(html: string, pattern: RegExp): boolean {
  return [...html.matchAll(LONG_TEXT)].some(({ 1: length = '', index, 0: { length: head } }) => {
    const start = index + head;
    return html.slice(start, start + Number.parseInt(length, 16)).search(pattern) >= 0;
  });
}

/** Writes the compressed copies; zlib's own threads do the work, on every core. */
async function compress(
  file: string,
  body: Buffer,
  quality: number,
): Promise<{ br?: number; gzip?: number }> {
  const bytes: { br?: number; gzip?: number } = {};
  const keep = (name: 'br' | 'gzip', copy: Buffer) => {
    if (copy.length > body.length * 0.95) return;
    replaceFile(file + SUFFIXES[name], copy);
    bytes[name] = copy.length;
  };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  await Promise.all([
    brotli(body, { params }).then((copy) => keep('br', copy)),
    zip(body, { level: 9 }).then((copy) => keep('gzip', copy)),
  ]);
  return bytes;
}

/** The file paths of `folder` and below, with slashes. */
async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
}

/**
 * A check that makes the copies of every page and, after the last, of the files below `static` and
 * `public`, of those that app/ makes and of the pages as Markdown; then it writes the manifest.
 * @param former copies that `dist` holds already: of a page that is not looked at its copy stays, and of a file
 *   that is as it was
 */
export function makeCopies(dist: string, former: BuiltCopies = {}): PageCheck {
  const copies: BuiltCopies = { ...former };
  const built = origins();
  const pattern = originPattern(built);
  const namesOrigin = (type: string, body: Buffer) =>
    isText(type) && body.toString().search(pattern) >= 0;
  const add = async (path: string, file: string, type: string, caching: string, text?: string) => {
    const full = join(dist, file);
    const body = text === undefined ? await readFile(full) : Buffer.from(text);
    const isWorthIt = isText(type) && body.length >= SMALLEST;
    const quality = caching === IMMUTABLE ? BEST_BROTLI_QUALITY : BROTLI_QUALITY;
    const tag = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    if (copies[path]?.tag === tag) return;
    copies[path] = {
      file,
      tag,
      bytes: { identity: body.length, ...(isWorthIt && (await compress(full, body, quality))) },
      type,
      caching,
      ...(namesOrigin(type, body) && { hasOrigin: true }),
    };
  };
  const addFiles = async (folder: string, path: (name: string) => string, caching: string) => {
    const names = (await filesIn(join(dist, folder))).values();
    const worker = async () => {
      for (const name of names)
        await add(path(name), `${folder}/${name}`, mediaTypeOf(name), caching);
    };
    await Promise.all(Array.from({ length: availableParallelism() }, worker));
  };
  return {
    look: async ({ region, page, file, html }) => {
      if (countsOrigin(html, pattern)) return [COUNTED];
      const below = file.slice(dist.length + 1);
      await add(`/${region}${page}`, below, mediaTypeOf(file), PRIVATE, html);
      return [];
    },
    finish: async () => {
      for (const [path, { routeType, initialHeaders = {} }] of readPrerendered(dist)) {
        if (routeType !== 'route') continue;
        const { 'content-type': type, 'cache-control': caching } = initialHeaders;
        const file = `server/app${path}.body`;
        await add(path, file, withCharset(type ?? mediaTypeOf(path)), caching ?? ASK_EACH_TIME);
      }
      await addFiles('static', (name) => encodeURI(`/_next/static/${name}`), IMMUTABLE);
      await addFiles('public', (name) => encodeURI(`/${name}`), ASK_EACH_TIME);
      await addFiles('markdown', (name) => `/markdown/${name}`, PRIVATE);
      const manifest: CopiesManifest = { origins: built, copies };
      replaceFile(manifestFile(dist), `${JSON.stringify(manifest, null, 1)}\n`);
      return [];
    },
  };
}

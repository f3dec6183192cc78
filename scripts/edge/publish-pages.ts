/** Writes what the edge answers by itself, whole or not at all. */
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readCopies, SUFFIXES } from '../../lib/platform/http/copies.ts';
import { mediaTypeOf } from '../../lib/platform/http/media-types.ts';
import { regionOfHost } from '../../lib/platform/region/hosts.ts';
import { originOf } from '../../lib/platform/region/origins.ts';
import { REGIONS } from '../../lib/platform/region/region.ts';
import { routes } from '../../lib/site/content/routes.ts';
import { cookieText } from '../../lib/site/content/site.ts';
import { EDITION_FILES } from '../../lib/site/seo/edition-files.ts';
import { withSite } from './ask-site.ts';
import { fileOf, makeMaps } from './maps.ts';
import type { PublishedEdition } from './published-edition.ts';
import { type Bodies, type Recorded, recordAnswer } from './record-answers.ts';

/** So many folders stay: nginx sends from the former one until it has been reloaded. */
const KEPT = 3;

/** Each folder, script and style that an address may lead to has a name of these. */
const PLAIN_PATH = /^(?:\/[\w-][\w.-]*)+$/;

/** The editions that a host alone decides on; on any other host the edition depends on a cookie. */
function publishedEditions(): PublishedEdition[] {
  return REGIONS.flatMap((region) => {
    const { protocol, hostname: host } = new URL(originOf(region));
    return regionOfHost(host) === region
      ? [{ region, host, protocol: protocol.slice(0, -1), revision: cookieText[region].revision }]
      : [];
  });
}

/** The addresses at which something could lie that was built: pages and files. */
function addresses(dist: string): string[] {
  const files = Object.keys(readCopies(dist).copies).filter(
    (path) =>
      !path.startsWith('/_next/') &&
      !path.startsWith('/markdown/') &&
      !REGIONS.some((region) => path.startsWith(`/${region}/`)),
  );
  const pages = routes.flatMap(({ path, alias }) => [path, ...alias]);
  const all = [...pages, ...files, ...EDITION_FILES.map((name) => `/${name}`)];
  return [...new Set(all)].filter((path) => PLAIN_PATH.test(path));
}

/** nginx knows the type of a file by its ending. */
function hasItsType(one: Recorded): boolean {
  try {
    return mediaTypeOf(fileOf(one)) === one.type;
  } catch {
    return false;
  }
}

/**
 * nginx makes the tag of a file of its time and length. A time made of its bytes gives every edge the same tag, and
 * another one to other bytes.
 */
function timeOf(body: Buffer): number {
  return 1e9 + createHash('sha256').update(body).digest().readUIntBE(0, 3);
}

function writeBodies(file: string, bodies: Bodies): void {
  mkdirSync(dirname(file), { recursive: true });
  for (const [name, body] of Object.entries(bodies) as [keyof Bodies, Buffer][]) {
    const full = name === 'identity' ? file : file + SUFFIXES[name];
    writeFileSync(full, body);
    utimesSync(full, timeOf(body), timeOf(body));
  }
}

/** Removes the oldest folders. */
function removeOld(target: string, current: string): void {
  const folders = readdirSync(target, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== current)
    .map(({ name }) => ({ name, made: statSync(join(target, name)).mtimeMs }))
    .sort((a, b) => b.made - a.made);
  for (const { name } of folders.slice(KEPT - 1)) rmSync(join(target, name), { recursive: true });
}

/**
 * @param dist the absolute path of the build
 * @param target the folder of all that was published
 * @returns the folder of this time, and how many addresses it answers
 * @throws Error when the origins of the settings have no hosts of their own
 */
export async function publishPages(
  dist: string,
  target: string,
): Promise<{ folder: string; count: number }> {
  const editions = publishedEditions();
  if (editions.length === 0)
    throw new Error(
      'SITE_ORIGIN_USA and SITE_ORIGIN_INDIA name no host that ends in .com or .in. On others a cookie decides on the edition, and every page is left to the instances.',
    );
  const paths = addresses(dist);
  const recorded = await withSite(dist, async (ask) => {
    const all: Recorded[] = [];
    for (const edition of editions)
      for (const path of paths) {
        const one = await recordAnswer(ask, edition, path);
        if (one && hasItsType(one)) all.push(one);
      }
    return all;
  });

  const name = new Date().toISOString().replace(/\D/g, '').slice(0, 17);
  const folder = join(target, name);
  for (const one of recorded) writeBodies(join(folder, one.region + fileOf(one)), one.bodies);
  for (const [file, text] of Object.entries(makeMaps(name, editions, recorded)))
    writeFileSync(join(folder, file), text);
  const link = join(target, 'current');
  const draft = join(target, `${name}.link`);
  symlinkSync(name, draft);
  renameSync(draft, link);
  removeOld(target, name);
  return { folder, count: recorded.length };
}

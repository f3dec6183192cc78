/**
 * What is sent as it was built: pages, scripts, styles and every other file. Each has a plain copy
 * and, when that is smaller, a brotli and a gzip copy; a manifest says how to answer.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Region } from '../region/region.ts';

/** What the names of compressed copies end in: as web servers expect it. */
export const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

export type BuiltCopy = {
  /** The plain copy, below the dist folder; the others' names end in SUFFIXES. */
  file: string;
  /** What the strong ETags of all copies begin with. */
  tag: string;
  /** The length of each copy that there is, in bytes. */
  bytes: { identity: number; br?: number; gzip?: number };
  type: string;
  /** Cache-Control, where the middleware says none. */
  caching: string;
  /** Its text names the site's origins, which may be others when it is sent: own-origins.ts. */
  hasOrigin?: true;
};
/** By internal path ('/USA/Products/HRIS') or, for files, by the path of the address. */
export type BuiltCopies = Record<string, BuiltCopy>;

export type CopiesManifest = {
  /** The origins that the build was made with. */
  origins: Record<Region, string>;
  copies: BuiltCopies;
};

/** Where the build lists them. */
export const manifestFile = (dist: string) => join(dist, 'copies-manifest.json');

/** @throws Error where there is no build */
export function readCopies(dist: string): CopiesManifest {
  return JSON.parse(readFileSync(manifestFile(dist), 'utf8'));
}

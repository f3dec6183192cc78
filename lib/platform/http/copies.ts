/**
 * What is sent as it was built: pages, scripts, styles and every other file. Each has a plain copy
 * and, when that is smaller, a brotli and a gzip copy; a manifest says how to answer.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type BuiltCopy = {
  /** The plain copy, below the dist folder; the others end in `.br` and `.gzip`. */
  file: string;
  /** What the strong ETags of all copies begin with. */
  tag: string;
  /** The length of each copy that there is, in bytes. */
  bytes: { identity: number; br?: number; gzip?: number };
  type: string;
  /** Cache-Control, where the middleware says none. */
  caching: string;
};
/** By internal path ('/USA/Products/HRIS') or, for files, by the path of the address. */
export type BuiltCopies = Record<string, BuiltCopy>;

/** Where the build lists them. */
export const manifestFile = (dist: string) => join(dist, 'copies-manifest.json');

/** Empty where there is no build. */
export function readCopies(dist: string): BuiltCopies {
  const file = manifestFile(dist);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

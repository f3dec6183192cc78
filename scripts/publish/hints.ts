/** What a build finds out of its pages for Next's router. Pages that the build itself makes do not know it yet. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../build/replace-file.ts';

const FILE = '.next/server/prefetch-hints.json';
/** That they do not know: `InliningHintsStale` in next/dist/shared/lib/app-router-types. */
const UNKNOWN = 512;

/**
 * Has the pages of `root` say what the build's say, until the function that it returns is called.
 * @param release where the hints are as they were
 */
export function hideHints(root: string, release: string): () => void {
  const known = readFileSync(join(release, FILE), 'utf8');
  const hidden = JSON.parse(known, (key, value) => (key === 'hints' ? UNKNOWN : value));
  replaceFile(join(root, FILE), JSON.stringify(hidden));
  return () => replaceFile(join(root, FILE), known);
}

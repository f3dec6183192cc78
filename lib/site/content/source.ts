/** A YAML file as it was written: its values by edition, and the line of each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import type { Region } from '../../platform/region/region.ts';
import { choose, isRegional, regionMistake } from './choice.ts';
import { ContentError } from './problem.ts';
import { type Path, readWritten, type Written } from './written.ts';

export const CONTENT = () => join(process.cwd(), 'content');

export type Source = Pick<Written, 'lineOf'> & {
  file: string;
  /** The values of an edition, tokens not yet filled. */
  valueFor: (region: Region) => unknown;
  /** Whether the value at `path` was written for one edition alone. */
  isRegional: (path: Path) => boolean;
};

/** What was read last of each file. In production each is read once, and need not stay. */
const read = new Map<string, { text: string; source: Source }>();
const isProduction = process.env.NODE_ENV === 'production';

/**
 * Reads `file` (relative to content/).
 * @throws ContentError when it is missing, is not YAML, or misspells an edition
 */
export function readSource(file: string): Source {
  const text = readText(file);
  const known = read.get(file);
  if (known?.text === text) return known.source;
  const source = parse(file, text);
  if (!isProduction) read.set(file, { text, source });
  return source;
}

/** Whether something in `value` names an edition, but not as a choice between the two. */
function hasRegionMistake(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (!Array.isArray(value) && regionMistake(Object.keys(value))) return true;
  return Object.values(value).some(hasRegionMistake);
}

/** The values of `text`; undefined where something is wrong with it, which `readWritten` can say. */
function readValues(text: string): unknown {
  try {
    // Ten times as fast, which every start, check and test waits for.
    const values = load(text, { schema: CORE_SCHEMA });
    return hasRegionMistake(values) ? undefined : values;
  } catch {
    return undefined;
  }
}

function parse(file: string, text: string): Source {
  let known: Written | undefined;
  const written = () => (known ??= readWritten(file, text));
  const whole = readValues(text) ?? written().values;
  const values = new Map<Region, unknown>();
  return {
    file,
    valueFor(region) {
      if (!values.has(region)) values.set(region, choose(whole, region));
      return values.get(region);
    },
    lineOf: (path, region) => written().lineOf(path, region),
    isRegional: (path) => isRegional(whole, path),
  };
}

function readText(file: string): string {
  try {
    return readFileSync(join(CONTENT(), file), 'utf8');
  } catch {
    throw new ContentError([{ file, reason: 'this file is missing' }]);
  }
}

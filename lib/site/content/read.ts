/**
 * Reads one YAML file under content/ for both editions and checks it.
 *
 * Wherever a file says `{ USA: …, INDIA: … }` each edition gets its own value. Tokens such as
 * `{Brand}` and `{price:cori.premium}` are filled in. Text is written in US spelling; the INDIA
 * edition's is changed by content/site/spelling.yaml.
 */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { z } from 'zod';
import { REGIONS, type Region } from '../../platform/region/region.ts';
import { explainIssues } from './explain.ts';
import { ContentError, describePlace, mergeRegions } from './problem.ts';
import { CONTENT, readSource, type Source } from './source.ts';
import { toIndianEnglish } from './spelling.ts';
import { fillTokens, NO_TOKENS, type RegionTokens, unknownTokens } from './tokens.ts';
import { walk } from './walk.ts';

export { ContentError } from './problem.ts';

/**
 * The content of `source` for both editions, in the spelling in which it was written.
 * @throws ContentError with everything that does not fit `schema`, and every unknown token
 */
export function parseSource<T>(
  source: Source,
  schema: z.ZodType<T>,
  tokens: RegionTokens = NO_TOKENS,
): Record<Region, T> {
  const { file } = source;
  const problems: Parameters<typeof mergeRegions>[0] = [];
  const parse = (region: Region) => {
    const value = fillTokens(source.valueFor(region), tokens[region]);
    const result = schema.safeParse(value);
    const wrong = result.success
      ? unknownTokens(schema, result.data, tokens[region])
      : explainIssues(result.error.issues, schema, value);
    for (const { path, reason } of wrong) {
      const line = source.lineOf(path, region);
      problems.push({ file, line, where: describePlace(path, value), reason, region });
    }
    return result.data as T;
  };
  const parsed = { USA: parse('USA'), INDIA: parse('INDIA') };
  if (problems.length > 0) throw new ContentError(mergeRegions(problems));
  return parsed;
}

/** `value` in Indian English: its texts, as `schema` tells which these are. */
export function inIndianEnglish<T>(schema: z.ZodType<T>, value: T): T {
  return walk(schema, value, (meaning, node) => {
    if (meaning === 'text') return toIndianEnglish(node as string);
    if (meaning === 'rich') return { html: toIndianEnglish((node as { html: string }).html) };
    return node;
  });
}

/**
 * Reads `file` (relative to content/) for both editions.
 * @throws ContentError when the file is missing, is not YAML or does not fit `schema`.
 */
export function readRegions<T>(
  file: string,
  schema: z.ZodType<T>,
  tokens?: RegionTokens,
): Record<Region, T> {
  const { USA, INDIA } = parseSource(readSource(file), schema, tokens);
  return { USA, INDIA: inIndianEnglish(schema, INDIA) };
}

/** `file` (relative to content/) as its edition has it, tokens filled in, not checked. */
export function readValue(file: string, region: Region, tokens: RegionTokens): unknown {
  return fillTokens(readSource(file).valueFor(region), tokens[region]);
}

/** Reads a file that is the same for both editions. @throws ContentError as above */
export function readPlain<T>(file: string, schema: z.ZodType<T>): T {
  return parseSource(readSource(file), schema)[REGIONS[0]];
}

/** Every file below `folder` (relative to content/) with that ending, sorted. */
export function listContent(folder: string, ending: string): string[] {
  return readdirSync(join(CONTENT(), folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(CONTENT(), join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

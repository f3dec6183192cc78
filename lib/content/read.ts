/**
 * Reads one YAML file under content/ for both editions and checks it.
 *
 * Wherever a file says `{ USA: …, INDIA: … }` each edition gets its own value. Text is written in
 * US spelling; the INDIA edition's is changed by content/site/spelling.yaml. `{brand}` and
 * `{Brand}` become the brand's slug and name.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { REGIONS, type Region } from '../region/region.ts';
import { toIndianEnglish } from './spelling.ts';

const CONTENT = join(process.cwd(), 'content');

/** What is wrong with a content file: the file, the field and the reason, one line each. */
export class ContentError extends Error {
  constructor(file: string, problems: string[]) {
    super(problems.map((problem) => `content/${file}: ${problem}`).join('\n'));
    this.name = 'ContentError';
  }
}

/** Fields that hold names for machines; their spelling is never touched. */
const MACHINE_FIELDS = new Set(['id', 'href', 'slug', 'type', 'path', 'page', 'email', 'claim']);

function isPerEdition(node: object): node is Record<Region, unknown> {
  const keys = Object.keys(node);
  return keys.length === REGIONS.length && REGIONS.every((region) => keys.includes(region));
}

/** `node` as the edition `region` sees it. */
function forEdition(node: unknown, region: Region, text: (value: string, key: string) => string) {
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return text(value, key);
    if (Array.isArray(value)) return value.map((item) => walk(item, key));
    if (value === null || typeof value !== 'object') return value;
    if (isPerEdition(value)) return walk(value[region], key);
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, walk(v, k)]));
  };
  return walk(node, '');
}

function parseFile(file: string): unknown {
  try {
    return parse(readFileSync(join(CONTENT, file), 'utf8'), { strict: true, uniqueKeys: true });
  } catch (error) {
    const reason =
      error instanceof YAMLParseError ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new ContentError(file, [`(file): ${reason}`]);
  }
}

function check<T>(file: string, schema: z.ZodType<T>, value: unknown, edition: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContentError(
    file,
    result.error.issues.map(
      (issue) => `${issue.path.join('.') || '(file)'}: ${issue.message}${edition}`,
    ),
  );
}

/** Reads a file whose words are nobody's: no edition, no brand. */
export function readPlain<T>(file: string, schema: z.ZodType<T>): T {
  return check(file, schema, parseFile(file), '');
}

type BrandNames = Record<Region, { slug: string; name: string }>;

/**
 * Reads `file` (relative to content/) for both editions.
 * @throws ContentError when the file is missing, is not YAML or does not fit `schema`.
 */
export function readEditions<T>(
  file: string,
  schema: z.ZodType<T>,
  brand?: BrandNames,
): Record<Region, T> {
  const raw = parseFile(file);
  const edition = (region: Region) => {
    const text = (value: string, key: string) => {
      const named = brand
        ? value.replaceAll('{brand}', brand[region].slug).replaceAll('{Brand}', brand[region].name)
        : value;
      return region === 'INDIA' && !MACHINE_FIELDS.has(key) ? toIndianEnglish(named) : named;
    };
    return check(file, schema, forEdition(raw, region, text), ` (${region})`);
  };
  return { USA: edition('USA'), INDIA: edition('INDIA') };
}

/** Every file below `folder` (relative to content/) with that ending, sorted. */
export function listContent(folder: string, ending: string): string[] {
  return readdirSync(join(CONTENT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(CONTENT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

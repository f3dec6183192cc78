/** A YAML file as it was written: its values by edition, and the line of each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml';
import { REGIONS, type Region } from '../../platform/region/region.ts';
import { nearest } from '../../platform/settings/nearest.ts';
import { ContentError, describePlace, type Problem } from './problem.ts';

export const CONTENT = () => join(process.cwd(), 'content');

export type Path = PropertyKey[];
export type Source = {
  file: string;
  /** The values of an edition, tokens not yet filled. */
  valueFor: (region: Region) => unknown;
  /**
   * The line of the value at `path`; of what should hold it, when it is missing. And whether it was
   * written for this edition alone.
   */
  find: (path: Path, region: Region) => { line: number; isRegional: boolean };
};

type Node = unknown;
type Pair = { key: Node; value: Node };

const keyOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : '');
const pairsOf = (node: Node) => (isMap(node) ? (node.items as Pair[]) : []);
const isChoice = (keys: string[]) =>
  keys.length === REGIONS.length && REGIONS.every((region) => keys.includes(region));

/** `value` as the edition `region` sees it. */
function choose(value: unknown, region: Region): unknown {
  if (Array.isArray(value)) return value.map((item) => choose(item, region));
  if (value === null || typeof value !== 'object') return value;
  const fields = value as Record<string, unknown>;
  if (isChoice(Object.keys(fields))) return choose(fields[region], region);
  return Object.fromEntries(
    Object.entries(fields).map(([key, item]) => [key, choose(item, region)]),
  );
}

/** What an editor is told of YAML that cannot be read. */
function explainSyntax({ code, message }: YAMLError): string {
  const first = message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? '';
  if (code === 'BLOCK_AS_IMPLICIT_KEY' || /compact mapping|Nested mappings/.test(message))
    return 'a colon with a space after it cannot stand in a bare text. Put the whole text in quotes: "…: …"';
  if (code === 'DUPLICATE_KEY') return 'this field is there twice. Remove one of the two';
  if (code === 'TAB_AS_INDENT') return 'a tab starts this line. Use spaces';
  if (code === 'BAD_INDENT' || code === 'BAD_SCALAR_START')
    return `${first}. Compare the spaces at the start of the line with its neighbours, or put the text in quotes`;
  return `this is not YAML: ${first}`;
}

const meantRegions = new Map<string, string | undefined>();
/** The edition that a field's name was meant to be. The same few hundred names stand in all files. */
function meantRegion(key: string): string | undefined {
  if (!meantRegions.has(key))
    meantRegions.set(key, isRegion(key) ? undefined : nearest(key, REGIONS));
  return meantRegions.get(key);
}

/** What is wrong with a map that names an edition, but not as a choice between the two. */
function regionMistake(keys: string[]): string | undefined {
  const misspelt = keys.find(meantRegion);
  const named = keys.filter((key) => isRegion(key) || (key === misspelt && keys.length <= 2));
  if (named.length === 0 || isChoice(keys)) return undefined;
  if (misspelt && keys.length <= 2)
    return `unknown edition "${misspelt}". Did you mean ${meantRegion(misspelt)}?`;
  const missing = REGIONS.filter((region) => !keys.includes(region));
  if (missing.length > 0 && keys.length === 1)
    return `only ${keys[0]} has a value here. Add "${missing[0]}: …", or write the value without "${keys[0]}:"`;
  const other = keys.filter((key) => !isRegion(key));
  return `beside ${named.join(' and ')} stands "${other[0]}". A choice has USA and INDIA alone`;
}
const isRegion = (key: string): key is Region => REGIONS.includes(key as Region);

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

function parse(file: string, text: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, strict: true, uniqueKeys: true });
  const line = (node: Node) => lines.linePos((node as { range?: [number] })?.range?.[0] ?? 0).line;
  const wrong = document.errors.map((error) => ({
    file,
    line: error.linePos?.[0].line,
    reason: explainSyntax(error),
  }));
  // What follows the first mistake in YAML is mostly its echo.
  if (wrong.length > 0) throw new ContentError(wrong.slice(0, 1));
  const resolve = (node: Node): Node => (isAlias(node) ? node.resolve(document) : node);

  const mistakes: Problem[] = [];
  const whole: unknown = document.toJS();
  const look = (node: Node, path: Path): void => {
    const pairs = pairsOf(node);
    const reason = regionMistake(pairs.map(keyOf));
    if (reason) {
      const odd = pairs.find((pair) => !isRegion(keyOf(pair))) ?? pairs[0];
      mistakes.push({ file, line: line(odd?.key), where: describePlace(path, whole), reason });
    }
    for (const pair of pairs) look(pair.value, [...path, keyOf(pair)]);
    if (isSeq(node)) for (const [index, item] of node.items.entries()) look(item, [...path, index]);
  };
  look(document.contents, []);
  if (mistakes.length > 0) throw new ContentError(mistakes);

  const values = new Map<Region, unknown>();
  return {
    file,
    valueFor(region) {
      if (!values.has(region)) values.set(region, choose(whole, region));
      return values.get(region);
    },
    find(path, region) {
      let node: Node = document.contents;
      let at = 1;
      let isRegional = false;
      const enterChoice = () => {
        for (node = resolve(node); isChoice(pairsOf(node).map(keyOf)); node = resolve(node)) {
          const pair = pairsOf(node).find((each) => keyOf(each) === region);
          at = line(pair?.key);
          node = pair?.value;
          isRegional = true;
        }
      };
      for (const step of path) {
        enterChoice();
        const pair = pairsOf(node).find((each) => keyOf(each) === String(step));
        const item = isSeq(node) ? node.items[Number(step)] : pair?.value;
        if (item === undefined) break;
        at = line(pair?.key ?? item);
        node = item;
      }
      enterChoice();
      return { line: at, isRegional };
    },
  };
}

function readText(file: string): string {
  try {
    return readFileSync(join(CONTENT(), file), 'utf8');
  } catch {
    throw new ContentError([{ file, reason: 'this file is missing' }]);
  }
}

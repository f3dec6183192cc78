/** Interface strings, by edition. INDIA.json holds only what differs from USA.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type base from '../../../content/messages/USA.json';
import type { Region } from '../../platform/region/region.ts';
import { SOURCES_OF_TOKENS } from './brand.ts';
import { brandTokens } from './company.ts';
import { live } from './live.ts';
import { toIndianEnglish } from './spelling.ts';

export type Messages = typeof base;
type Tree = { [key: string]: string | Tree };

const read = (region: Region): Tree =>
  JSON.parse(readFileSync(join(process.cwd(), `content/messages/${region}.json`), 'utf8'));

function merge(under: Tree, over: Tree): Tree {
  const merged = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] =
      typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value;
  }
  return merged;
}

function mapStrings(tree: Tree, change: (text: string) => string): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapStrings(value, change),
    ]),
  );
}

/** Only these: other names in braces are values that next-intl fills in. */
const fillNames = (text: string, region: Region) =>
  text.replace(/\{(\w+)\}/g, (token, name) => brandTokens[region].get(name) ?? token);

const FILES = ['messages/USA.json', 'messages/INDIA.json', ...SOURCES_OF_TOKENS];

const all = live(FILES, () => {
  const named = (tree: Tree, region: Region) => mapStrings(tree, (text) => fillNames(text, region));
  const base = (region: Region) => named(read('USA'), region);
  return {
    USA: base('USA'),
    INDIA: merge(mapStrings(base('INDIA'), toIndianEnglish), named(read('INDIA'), 'INDIA')),
  } as Record<Region, Messages>;
});

/** Every interface string of the edition, brand names filled in. */
export function getMessages(region: Region): Messages {
  return all[region];
}

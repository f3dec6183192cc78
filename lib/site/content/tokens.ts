/**
 * What stands in braces within content: `{Brand}`, `{price:cori.premium}`, `{promise:answer}`,
 * `{fact:employees}`.
 * A token is filled with its edition's words when a file is read. `{claim:…}` stays until the page is
 * prepared, because its footnote gets a number there; so does `{sample}`, which becomes a mark or nothing.
 */
import type { z } from 'zod';
import { REGIONS, type Region } from '../../platform/region/region.ts';
import { nearest } from '../../platform/settings/nearest.ts';
import { walk } from './walk.ts';

/** Words by token: 'Brand', 'price:cori.premium'. */
export type Tokens = ReadonlyMap<string, string>;
export type RegionTokens = Record<Region, Tokens>;
export const NO_TOKENS: RegionTokens = { USA: new Map(), INDIA: new Map() };

const TOKEN = /\{([\w.:-]+)\}/g;

/** `value` with every known token in its texts filled in. */
export function fillTokens(value: unknown, tokens: Tokens): unknown {
  if (typeof value === 'string')
    return value.replace(TOKEN, (token, name: string) => tokens.get(name) ?? token);
  if (Array.isArray(value)) return value.map((item) => fillTokens(item, tokens));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillTokens(item, tokens)]),
  );
}

/** Tokens that nothing fills, in the texts of a parsed value. */
export function unknownTokens(schema: z.ZodType, value: unknown, tokens: Tokens) {
  const found: { path: (string | number)[]; reason: string }[] = [];
  walk(schema, value, (meaning, node, { path }) => {
    const text = meaning === 'rich' ? (node as { html: string }).html : node;
    if (typeof text === 'string' && ['text', 'rich', 'href', 'address'].includes(meaning))
      for (const [token, name = ''] of text.matchAll(TOKEN))
        if (!(meaning === 'rich' && name === 'sample') && !name.startsWith('claim:'))
          found.push({ path, reason: explain(token, name, tokens) });
    return node;
  });
  return found;
}

function explain(token: string, name: string, tokens: Tokens): string {
  const meant = nearest(name, [...tokens.keys(), 'claim:', 'sample']);
  const kind = name.split(':')[0];
  const known = [...tokens.keys()].filter((each) => each.startsWith(`${kind}:`));
  if (meant) return `unknown token ${token}. Did you mean {${meant}}?`;
  return known.length > 0
    ? `unknown token ${token}. There are ${known.map((each) => `{${each}}`).join(', ')}`
    : `unknown token ${token}. There are {Brand}, {brand}, {references}, {offices}, {cities}, {hours:…}, {phone:…}, {calculation:…}, {fact:…}, {price:…}, {promise:…}, {claim:…} and {sample}`;
}

/** The tokens of both editions, from what `make` gives for each. */
export function makeTokens(make: (region: Region) => Iterable<[string, string]>): RegionTokens {
  const entries = REGIONS.map((region) => [region, new Map(make(region))]);
  return Object.fromEntries(entries);
}

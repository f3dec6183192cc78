/** The brand, and the tokens that every other file may use. */
import { calculations as calculationsSchema } from '../../../content/schemas/calculation.ts';
import * as schema from '../../../content/schemas/site.ts';
import type { Region } from '../../platform/region/region.ts';
import { calculationTokens } from './calculations/calculation-tokens.ts';
import { live } from './live.ts';
import { priceTokens } from './prices.ts';
import { readRegions } from './read.ts';
import { makeTokens } from './tokens.ts';

const BRAND = 'site/brand.yaml';
const CALCULATIONS = 'site/calculations.yaml';
const FACTS = 'site/facts.yaml';
const PRICES = 'site/prices.yaml';
const PROMISES = 'site/promises.yaml';
const SPELLING = 'site/spelling.yaml';
/** What tokens are made of; every other file may use them. */
export const SOURCES_OF_TOKENS = [BRAND, CALCULATIONS, FACTS, PRICES, PROMISES, SPELLING];

export const brand = live([BRAND], () => readRegions(BRAND, schema.brand));

/** Every price as a number, or the lowest and the highest one. */
export const prices = live([PRICES], () => readRegions(PRICES, schema.prices));

/** What is true of the company, by name. */
export const facts = live([FACTS, SPELLING], () => readRegions(FACTS, schema.facts));

/** The words of a fact that code relies on. @throws Error when content/site/facts.yaml has none */
export function factOf(name: string, region: Region): string {
  const fact = facts[region][name];
  if (!fact) throw new Error(`content/site/facts.yaml has no fact "${name}"`);
  return fact.words;
}

/** {brand}, {Brand}, {calculation:…}, {fact:…}, {price:…} and {promise:…}, by edition. */
export const tokens = live(SOURCES_OF_TOKENS, () => {
  const promises = readRegions(PROMISES, schema.promises);
  const calculations = readRegions(CALCULATIONS, calculationsSchema);
  return makeTokens((region) => [
    ['brand', brand[region].slug],
    ['Brand', brand[region].name],
    ...calculationTokens(calculations[region], prices[region], region),
    ...priceTokens(prices[region], region),
    ...Object.entries(facts[region]).map(([name, { words }]): [string, string] => [
      `fact:${name}`,
      words,
    ]),
    ...Object.entries(promises[region]).map(([name, words]): [string, string] => [
      `promise:${name}`,
      words,
    ]),
  ]);
});

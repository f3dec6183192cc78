/** The brand, and the tokens that every other file may use. */
import { calculations as calculationsSchema } from '../../../content/schemas/calculation.ts';
import * as schema from '../../../content/schemas/site.ts';
import type { Region } from '../../platform/region/region.ts';
import { calculationTokens } from './calculations/calculation-tokens.ts';
import { BRAND, brandTokens } from './company.ts';
import { live } from './live.ts';
import { employeeFacts, officeTokens } from './office-tokens.ts';
import { priceTokens } from './prices.ts';
import { readRegions } from './read.ts';
import { makeTokens } from './tokens.ts';

export { brand } from './company.ts';

const CALCULATIONS = 'site/calculations.yaml';
const FACTS = 'site/facts.yaml';
const OFFICES = 'site/offices.yaml';
const PRICES = 'site/prices.yaml';
const PROMISES = 'site/promises.yaml';
const SPELLING = 'site/spelling.yaml';
/** What tokens are made of; every other file may use them. */
export const SOURCES_OF_TOKENS = [BRAND, CALCULATIONS, FACTS, OFFICES, PRICES, PROMISES, SPELLING];

/** Every price as a number, or the lowest and the highest one. */
export const prices = live([PRICES], () => readRegions(PRICES, schema.prices));

/** As the file has them; lib/site/content/offices.ts orders them for an edition. */
export const allOffices = live([BRAND, OFFICES, SPELLING], () =>
  readRegions(OFFICES, schema.offices, brandTokens),
);

/** What is true of the company, by name: stated in its file, or counted where the offices are. */
export const facts = live([BRAND, FACTS, OFFICES, SPELLING], () => {
  const stated = readRegions(FACTS, schema.facts);
  const factsOf = (region: Region): schema.Facts => {
    const counted = employeeFacts(allOffices[region], region);
    const told = Object.entries(stated[region]).map(([name, fact]): [string, schema.Fact] => {
      const { words = '', sample = false } = { ...counted[name], ...fact };
      return [name, { ...fact, words, sample }];
    });
    return { ...counted, ...Object.fromEntries(told) };
  };
  return { USA: factsOf('USA'), INDIA: factsOf('INDIA') };
});

/** The words of a fact that code relies on. @throws Error when content/site/facts.yaml has none */
export function factOf(name: string, region: Region): string {
  const fact = facts[region][name];
  if (!fact) throw new Error(`content/site/facts.yaml has no fact "${name}"`);
  return fact.words;
}

/**
 * {brand}, {Brand}, {offices}, {cities}, {hours:…}, {phone:…}, {calculation:…}, {fact:…}, {price:…} and {promise:…},
 * by edition.
 */
export const tokens = live(SOURCES_OF_TOKENS, () => {
  const promises = readRegions(PROMISES, schema.promises);
  const calculations = readRegions(CALCULATIONS, calculationsSchema);
  return makeTokens((region) => [
    ...brandTokens[region],
    ...officeTokens(allOffices[region], region),
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

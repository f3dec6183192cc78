/** The brand: read first, since every other file may quote it. */
import * as schema from '../../../content/schemas/site.ts';
import { live } from './live.ts';
import { readRegions } from './read.ts';
import { makeTokens } from './tokens.ts';

export const BRAND = 'site/brand.yaml';

export const brand = live([BRAND], () => readRegions(BRAND, schema.brand));

/** {brand}, {Brand} and {references}, by edition: all that the list of offices may quote. */
export const brandTokens = live([BRAND], () =>
  makeTokens((region) => [
    ['brand', brand[region].slug],
    ['Brand', brand[region].name],
    ['references', brand[region].references],
  ]),
);

/** Countries with the code to dial, and the regions that our cloud partners have in each. */
import type { z } from 'zod';
import { countries as schema } from '../../../content/schemas/countries.ts';
import { LOCALES, type Region } from '../../platform/region/region.ts';
import { SOURCES_OF_TOKENS, tokens } from '../content/brand.ts';
import { live } from '../content/live.ts';
import { readRegions } from '../content/read.ts';
import type { Country, Provider } from './region-options.ts';

type Countries = z.output<typeof schema>;

const FILE = 'site/countries.yaml';

/** The file as each edition has it. */
const content: Record<Region, Countries> = live([FILE, ...SOURCES_OF_TOKENS], () =>
  readRegions(FILE, schema, tokens),
);

/** Every country, by its name in the language of the edition. */
export function countriesOf(region: Region): (Country & { dialCode: string })[] {
  const names = new Intl.DisplayNames(LOCALES[region], { type: 'region' });
  return Object.entries(content[region].dialing)
    .map(([code, dialCode]) => ({ code, name: names.of(code) ?? code, dialCode }))
    .sort((one, other) => one.name.localeCompare(other.name, LOCALES[region]));
}

/**
 * @param country its ISO code
 * @returns the partners that have regions there, perhaps none; undefined for an unknown country
 */
export function providersIn(
  country: string,
  region: Region,
): (Provider & { path: string })[] | undefined {
  const { dialing, providers } = content[region];
  if (!Object.hasOwn(dialing, country)) return undefined;
  return providers.flatMap(({ regions, ...provider }) => {
    const own = Object.entries(regions[country] ?? {}).map(([id, place]) => ({ id, place }));
    return own.length > 0 ? [{ ...provider, regions: own }] : [];
  });
}

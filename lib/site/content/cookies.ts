/** The scripts that wait for consent, and everything that the site keeps in a browser. */
import * as schema from '../../../content/schemas/cookies.ts';
import { REGIONS, type Region } from '../../platform/region/region.ts';
import { SOURCES_OF_TOKENS, tokens } from './brand.ts';
import { live } from './live.ts';
import { ContentError, readRegions } from './read.ts';

const FILES = ['site/scripts.yaml', 'site/cookies.yaml', ...SOURCES_OF_TOKENS];

export const scripts = live(FILES, () => readRegions('site/scripts.yaml', schema.scripts, tokens));
/** What the site itself keeps. */
export const cookies = live(FILES, () => readRegions('site/cookies.yaml', schema.cookies, tokens));

/** What the site and its scripts keep: nothing else is ever set. */
export const cookieInventory: Record<Region, schema.StoredItem[]> = live(FILES, () => {
  const inventory = { USA: inventoryOf('USA'), INDIA: inventoryOf('INDIA') };
  assertNoneTwice(inventory);
  return inventory;
});

/** Origins that the pages of an edition may load from, for their Content-Security-Policy. */
export const scriptOrigins = live(FILES, () => ({
  USA: originsOf(scripts.USA),
  INDIA: originsOf(scripts.INDIA),
}));

function inventoryOf(region: Region): schema.StoredItem[] {
  const items = scripts[region].flatMap(({ category, setBy, cookies: own }) =>
    own.map((item) => ({ ...item, kind: 'cookie' as const, category, setBy })),
  );
  return [...cookies[region], ...items];
}

export function originsOf(list: schema.ConsentScript[]) {
  const foreign = list.map(({ src }) => src).filter((src) => src.startsWith('https:'));
  return {
    script: [...new Set(foreign.map((src) => new URL(src).origin))],
    connect: [...new Set(list.flatMap(({ origins }) => origins.connect))],
    image: [...new Set(list.flatMap(({ origins }) => origins.image))],
  };
}

/** @throws ContentError for a name that is there twice */
function assertNoneTwice(inventory: typeof cookieInventory): void {
  const twice = new Set(
    REGIONS.flatMap((region) => {
      const keys = inventory[region].map(({ kind, name }) => `${kind} ${name}`);
      return keys.filter((key, index) => keys.indexOf(key) !== index);
    }),
  );
  if (twice.size > 0)
    throw new ContentError(
      [...twice].map((key) => ({
        file: 'site/cookies.yaml',
        reason: `${key} is there twice, here or in scripts.yaml. Keep one`,
      })),
    );
}

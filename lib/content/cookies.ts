/** The scripts that wait for consent, and everything that the site keeps in a browser. Read once. */
import * as schema from '../../content/schemas/cookies.ts';
import { REGIONS, type Region } from '../region/region.ts';
import { ContentError, readEditions } from './read.ts';
import { brand } from './site.ts';

export const scripts = readEditions('site/scripts.yaml', schema.scripts, brand);
/** What the site itself keeps. */
export const cookies = readEditions('site/cookies.yaml', schema.cookies, brand);

/** What the site and its scripts keep: nothing else is ever set. */
export const cookieInventory: Record<Region, schema.StoredItem[]> = {
  USA: inventoryOf('USA'),
  INDIA: inventoryOf('INDIA'),
};

/** Origins that the pages of an edition may load from, for their Content-Security-Policy. */
export const scriptOrigins = { USA: originsOf(scripts.USA), INDIA: originsOf(scripts.INDIA) };

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

for (const region of REGIONS) {
  const keys = cookieInventory[region].map(({ kind, name }) => `${kind} ${name}`);
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  if (twice.length > 0)
    throw new ContentError(
      'site/cookies.yaml',
      twice.map((key) => `${key} is there twice (${region})`),
    );
}

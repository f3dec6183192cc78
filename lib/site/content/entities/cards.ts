/**
 * What pages are called on cards. With `localData` off a backend says it for the pages of each group
 * of cards; wherever such a page stands on a card, it has that title.
 */

import { REGIONS, type Region } from '../../../platform/region/region.ts';
import { readApiContent } from '../api-content.ts';
import { cached } from '../live.ts';
import { flags } from '../site.ts';
import { CARD_KEYS } from './card-keys.ts';
import { type CardItem, cardItems } from './schema.ts';

/** The cards of a backend in that edition, by the path that each leads to. */
const given = cached(['site/flags.yaml'], (): Record<Region, Map<string, CardItem>> => {
  const groups = flags.localData ? [] : CARD_KEYS.map((key) => readApiContent(key, cardItems));
  const entries = REGIONS.map((region) => [
    region,
    new Map(groups.flatMap((group) => group[region].map((card) => [card.routerLink1, card]))),
  ]);
  return Object.fromEntries(entries);
});

/** @param path as a link has it. Undefined where the page's own name is its title */
export const cardTitle = (path: string, region: Region): string | undefined =>
  given()[region].get(path)?.title;

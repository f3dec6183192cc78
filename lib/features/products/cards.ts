/** Cards made of pages: what each is called, its picture and where it leads. */

import type { Region } from '../../platform/region/region.ts';
import { CARD_FOLDERS, type CardKey } from '../../site/content/entities/card-keys.ts';
import { cardTitle } from '../../site/content/entities/cards.ts';
import type { CardItem } from '../../site/content/entities/schema.ts';
import { getPage } from '../../site/content/pages.ts';
import { picturePath } from '../../site/content/picture-path.ts';
import { getRoute, routesBelow } from '../../site/content/routes.ts';

/** The cards of `key`, in the order of the route table. */
export function cardsOf(key: CardKey, region: Region): CardItem[] {
  const folder = CARD_FOLDERS[key];
  return routesBelow(folder).map((name) => {
    const page = `${folder}/${name}`;
    const routerLink1 = encodeURI(getRoute(page).path);
    return {
      title: cardTitle(routerLink1, region) ?? getPage(page, region).name,
      name,
      image: picturePath(page, region),
      routerLink1,
    };
  });
}

/** Cards made of pages: what each is called, its picture and where it leads. */
import { cardTitle } from '../content/entities/cards.ts';
import type { CardItem } from '../content/entities/schema.ts';
import { getPage } from '../content/pages.ts';
import { getRoute, routesBelow } from '../content/routes.ts';
import { picturePath } from '../discovery/picture-path.ts';
import type { Region } from '../region/region.ts';
import { CARD_FOLDERS, type CardKey } from './card-keys.ts';

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

/** Cards made of pages: what each is called, its picture and where it leads. */
import { getPage } from '../content/pages.ts';
import { getRoute, routesBelow } from '../content/routes.ts';
import { picturePath } from '../discovery/picture-path.ts';
import type { Region } from '../region/region.ts';
import { CARD_FOLDERS, type CardKey } from './card-keys.ts';

/** Specification, section 3: card item. */
type Card = { title: string; name: string; image: string; routerLink1: string };

/** The cards of `key`, in the order of the route table. */
export function cardsOf(key: CardKey, region: Region): Card[] {
  const folder = CARD_FOLDERS[key];
  return routesBelow(folder).map((name) => {
    const page = `${folder}/${name}`;
    return {
      title: getPage(page, region).name,
      name,
      image: picturePath(page, region),
      routerLink1: encodeURI(getRoute(page).path),
    };
  });
}

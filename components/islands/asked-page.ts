/** What a visitor reads while the page opens that the guard had refused. */
import type { Messages } from '@/lib/site/content/messages';

/** What the menus of this page call the page at `pathname`; undefined where none of them leads there. */
function nameInMenus(pathname: string): string | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('a.menu-link');
  const link = [...links].find((each) => each.pathname === pathname && !each.hash && !each.search);
  // Behind the name a link may say in a line what the page is about.
  return link?.firstChild?.textContent?.trim();
}

/** @param path of this site, with its query if it has one */
export function openingWords(
  path: string,
  strings: Pick<Messages['consent'], 'opening' | 'openingAsked'>,
) {
  const name = nameInMenus(new URL(path, location.origin).pathname);
  return name ? strings.opening.replace('{name}', () => name) : strings.openingAsked;
}

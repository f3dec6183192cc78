/**
 * Menus, menubars, footer columns and social links as one list of menu items. `source` says where an
 * item stands, `sourceText` in which column; an item of the source `menu` is a menu itself, and its
 * `name` is the id that the sources of its links end with.
 */
import type { z } from 'zod';
import type { navigation } from '../../../../content/schemas/site.ts';
import type { MenuItem } from './schema.ts';

type Navigation = z.infer<typeof navigation>;
/** When the list was written first and last. */
export type Dates = { created: Date; updated: Date };
type Fields = Pick<MenuItem, 'source' | 'title' | 'routerLink1'> & Partial<MenuItem>;

const MENU = 'menu';
const MENUBAR = 'menubar';
const FOOTER = 'footer';
const SOCIAL = 'social';
const below = (source: string, id: string) => `${source}/${id}`;

type Link = { label: string; href: string; text?: string | undefined };
const linkFields = (source: string, { label, href, text }: Link): Fields => ({
  source,
  title: label,
  routerLink1: href,
  ...(text && { description: text }),
});

export function toMenuItems(content: Navigation, { created, updated }: Dates): MenuItem[] {
  const { menus, menubars, footer, social } = content;
  const columns = (source: string, list: Navigation['footer']): Fields[] =>
    list.flatMap(({ title, links }) =>
      links.map((link) => ({ ...linkFields(source, link), sourceText: title })),
    );
  const items: Fields[] = [
    ...menus.flatMap(({ id, title, text, columns: list }) => [
      {
        ...{ source: MENU, name: id, title, description: text },
        routerLink1: list[0]?.links[0]?.href ?? '/',
      },
      ...columns(below(MENU, id), list),
    ]),
    ...Object.entries(menubars).flatMap(([id, links]) =>
      links.map((link) => linkFields(below(MENUBAR, id), link)),
    ),
    ...columns(FOOTER, footer),
    ...social.map(({ network, href }) => ({ source: SOCIAL, title: network, routerLink1: href })),
  ];
  return items.map((fields, index) => ({
    id: `${fields.source}/${index + 1}`,
    serial: index + 1,
    createdDate: created.toISOString(),
    updatedDate: updated.toISOString(),
    ...fields,
  }));
}

const toLink = ({ title, routerLink1, description }: MenuItem): Link => ({
  label: title,
  href: routerLink1,
  ...(description && { text: description }),
});

function toColumns(items: MenuItem[]) {
  const columns = Map.groupBy(items, ({ sourceText = '' }) => sourceText);
  return [...columns].map(([title, links]) => ({ title, links: links.map(toLink) }));
}

/** @returns the content of site/navigation.yaml, not checked yet */
export function fromMenuItems(items: MenuItem[]): object {
  const inOrder = items.toSorted((one, other) => one.serial - other.serial);
  const bySource = Map.groupBy(inOrder, ({ source = '' }) => source);
  const from = (source: string) => bySource.get(source) ?? [];
  const ofMenubars = below(MENUBAR, '');
  return {
    menus: from(MENU).map(({ name = '', title, description }) => ({
      id: name,
      title,
      text: description,
      columns: toColumns(from(below(MENU, name))),
    })),
    menubars: Object.fromEntries(
      [...bySource].flatMap(([source, links]) =>
        source.startsWith(ofMenubars) ? [[source.slice(ofMenubars.length), links.map(toLink)]] : [],
      ),
    ),
    footer: toColumns(from(FOOTER)),
    social: from(SOCIAL).map(({ title, routerLink1 }) => ({ network: title, href: routerLink1 })),
  };
}

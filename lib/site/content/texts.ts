/** Every text, link and anchor of a content file, each with its place. For reports and checks. */
import type { z } from 'zod';
import { walk } from './walk.ts';

export type Text = {
  /** Where it stands, by anchors where there are some: 'sections.offices.heading'. */
  field: string;
  /** The same as the file has it. */
  path: (string | number)[];
  /** As a reader sees it: without markup. */
  text: string;
  /** As it is in the document. */
  html: string;
};
export type Found = Pick<Text, 'field' | 'path'> & { value: string };

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of `html`. */
export function readable(html: string): string {
  return html
    .replace(
      /<sup class="note">.*?<\/sup>| ?<span class="sample-mark label">.*?<\/span>|\{sample\}/g,
      '',
    )
    .replace(/<br ?\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** How many words `text` has, by the spaces between them. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

type Find<T> = (schema: z.core.$ZodType, value: unknown) => readonly T[];

/** `find`, which looks through each object, of one schema, once: a dozen checks ask for the texts of every file. */
function remembering<T>(find: Find<T>): Find<T> {
  const known = new WeakMap<object, readonly T[]>();
  return (schema, value) => {
    if (value === null || typeof value !== 'object') return find(schema, value);
    const found = known.get(value) ?? find(schema, value);
    known.set(value, found);
    return found;
  };
}

/** All texts of `value`, which fits `schema`, in the order in which they are read. */
export const textsOf: Find<Text> = remembering((schema, value) => {
  const found: Text[] = [];
  walk(schema, value, (meaning, node, place) => {
    if (meaning === 'text') found.push({ ...place, text: String(node), html: String(node) });
    if (meaning === 'rich') {
      const { html } = node as { html: string };
      found.push({ ...place, text: readable(html), html });
    }
    return node;
  });
  return found;
});

/** All values that mean the name of a place on the page. */
export const anchorsOf: Find<Found> = remembering((schema, value) => {
  const found: Found[] = [];
  walk(schema, value, (meaning, node, place) => {
    if (meaning === 'anchor') found.push({ ...place, value: String(node) });
    return node;
  });
  return found;
});

/** Where everything in `value` leads: link fields, and links within texts. */
export const linksOf: Find<Found> = remembering((schema, value) => {
  const found: Found[] = [];
  walk(schema, value, (meaning, node, place) => {
    if (meaning === 'href' || meaning === 'address') found.push({ ...place, value: String(node) });
    if (meaning === 'rich')
      for (const [, href = ''] of (node as { html: string }).html.matchAll(/<a href="([^"]*)"/g))
        found.push({ ...place, value: href.replaceAll('&amp;', '&') });
    return node;
  });
  return found;
});

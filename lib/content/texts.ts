/** Every text within prepared content, with the name of its field. For reports and corpus tests. */

export type Text = {
  /** Where it stands, as an error message would say it: 'sections.2.items.0.title'. */
  field: string;
  /** As a reader sees it: without markup. */
  text: string;
  /** As it is in the document. */
  html: string;
};

/** Fields that no reader reads. */
const SILENT = new Set(['id', 'type', 'variant', 'href', 'slug', 'schema', 'edition', 'claim', 'country', 'direction', 'value', 'revision', 'review', 'network', 'email', 'phone']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of `html`. */
export function readable(html: string): string {
  return html
    .replace(/<sup class="note">.*?<\/sup>/g, '')
    .replace(/<br ?\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** All texts below `node`, in the order in which they are read. */
export function textsOf(node: unknown, field = ''): Text[] {
  const within = (key: string) => (field ? `${field}.${key}` : key);
  if (typeof node === 'string') return [{ field, text: node, html: node }];
  if (node === null || typeof node !== 'object') return [];
  if ('html' in node && typeof node.html === 'string')
    return [{ field, text: readable(node.html), html: node.html }];
  // A picture is named by a word for machines and described by one for readers.
  const isPicture = 'name' in node && 'alt' in node;
  return Object.entries(node).flatMap(([key, value]) =>
    (SILENT.has(key) && typeof value === 'string') || (isPicture && key === 'name')
      ? []
      : textsOf(value, within(key)),
  );
}

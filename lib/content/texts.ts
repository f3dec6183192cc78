/** Every text within prepared content, with the name of its field. For reports and corpus tests. */

export type Text = {
  /** Where it stands: 'sections.offices.items.boston.city', by id where there is one, else by place. */
  field: string;
  /** As a reader sees it: without markup. */
  text: string;
  /** As it is in the document. */
  html: string;
};

/** Fields that no reader reads. */
const SILENT = new Set([
  'id',
  'type',
  'variant',
  'href',
  'slug',
  'schema',
  'edition',
  'claim',
  'country',
  'direction',
  'revision',
  'review',
  'network',
  'email',
  'phone',
]);
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
  // A drawing's name and an option's value are for machines; their alt and label are read.
  const silent = 'alt' in node ? 'name' : 'label' in node ? 'value' : undefined;
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' && (SILENT.has(key) || key === silent)
      ? []
      : textsOf(value, within(Array.isArray(node) ? (idOf(value) ?? key) : key)),
  );
}

/** The id of a list's item. It stays the same when the editions order their lists differently. */
function idOf(item: unknown): string | undefined {
  const hasId = item !== null && typeof item === 'object' && 'id' in item;
  return hasId && typeof item.id === 'string' ? item.id : undefined;
}

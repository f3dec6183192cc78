/**
 * Names a table by the heading above it, and each row by its first cell; writes into each cell the head of its column,
 * and keeps the roles that a table loses when a narrow screen shows its rows as blocks. The markup is what content/schemas makes of
 * Markdown: tags without attributes, a head of one row, no table in a table.
 */
const ROLES: Record<string, string> = {
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
};

/** @param labelledBy the id of the heading */
export function labelTables(html: string, labelledBy: string): string {
  return html.replace(/<table>[\s\S]*?<\/table>/g, (table) => {
    const heads = [...table.matchAll(/<th>([\s\S]*?)<\/th>/g)].map(([, head = '']) =>
      head.replace(/<sup[\s\S]*?<\/sup>|<[^>]*>/g, '').replaceAll('"', '&quot;'),
    );
    let column = 0;
    return table.replace(/<(table|thead|tbody|tr|th|td)>/g, (_, tag: string) => {
      if (tag === 'tr') column = 0;
      if (tag === 'table') return `<table role="table" aria-labelledby="${labelledBy}">`;
      if (tag !== 'td') return `<${tag} role="${ROLES[tag]}">`;
      const role = column === 0 ? 'rowheader' : 'cell';
      return `<td role="${role}" data-label="${heads[column++] ?? ''}">`;
    });
  });
}

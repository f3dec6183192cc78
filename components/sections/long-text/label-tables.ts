/**
 * Writes into each cell of a table the head of its column, and keeps the roles that a table loses
 * when a narrow screen shows its rows as blocks. The markup is what content/schemas makes of
 * Markdown: tags without attributes, a head of one row, no table in a table.
 */
const ROLES: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

export function labelTables(html: string): string {
  return html.replace(/<table>[\s\S]*?<\/table>/g, (table) => {
    const heads = [...table.matchAll(/<th>([\s\S]*?)<\/th>/g)].map(([, head = '']) =>
      head.replace(/<sup[\s\S]*?<\/sup>|<[^>]*>/g, '').replaceAll('"', '&quot;'),
    );
    let column = 0;
    return table.replace(/<(table|thead|tbody|tr|th|td)>/g, (_, tag: string) => {
      if (tag === 'tr') column = 0;
      const label = tag === 'td' ? ` data-label="${heads[column++] ?? ''}"` : '';
      return `<${tag} role="${ROLES[tag]}"${label}>`;
    });
  });
}

/** Tables of GitHub's Markdown: each cell is one line, and the first row is the head. */
import { isNamed } from './elements.ts';
import { block, oneLine, type Rules } from './rules.ts';

const isCell = isNamed('TD', 'TH');
const cell = (content: string) => ` ${oneLine(content).replaceAll('|', '\\|')} |`;

export const tableRules: Rules = {
  cell: { filter: isCell, replacement: cell },
  row: {
    filter: isNamed('TR'),
    replacement: (content, node) => {
      const isFirst = node.closest('table')?.querySelector('tr') === node;
      return `|${content}\n${isFirst ? `|${' --- |'.repeat(node.children.length)}\n` : ''}`;
    },
  },
  rows: { filter: isNamed('THEAD', 'TBODY', 'TFOOT'), replacement: (content) => content },
  caption: { filter: isNamed('CAPTION'), replacement: (content) => `${oneLine(content)}\n\n` },
  table: { filter: isNamed('TABLE'), replacement: (content) => block(content.trim()) },
};

/** What becomes of an element without words: a cell keeps its place. */
export const blankReplacement = (_: string, node: HTMLElement & { isBlock?: boolean }): string =>
  isCell(node) ? cell('') : node.isBlock ? '\n\n' : '';

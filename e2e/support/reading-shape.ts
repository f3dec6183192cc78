/**
 * What stays of a page read aloud when its words change: which things come in which order, at which level, and whether each
 * has a name. So another price, brand or job is no fault, and a heading that is gone is one.
 */
type Node = { role: string; isNamed: boolean; note: string; children: Node[] };

/** What people read as part of a sentence. */
const INLINE = ['text', 'code', 'strong', 'emphasis', 'superscript', 'subscript', 'time'];
/** Whatever stands in them is one text. */
const TEXTS = ['paragraph', 'definition', 'term', 'cell', 'rowheader', 'columnheader', 'caption'];

const LINE = /^( *)- ['"]?(\/?[a-z]+)( ".*")?(.*)$/;

/** @param reading as Playwright's `ariaSnapshot` writes it */
function treeOf(reading: string): Node {
  const root: Node = { role: '', isNamed: false, note: '', children: [] };
  const open = [root];
  for (const line of reading.split('\n')) {
    const [, indent, role, name, rest = ''] = LINE.exec(line) ?? [];
    if (indent === undefined || !role || role.startsWith('/')) continue;
    const note = [...rest.matchAll(/\[(?:level=\d|disabled)\]/g)].join(' ');
    const node: Node = { role, isNamed: name !== undefined, note, children: [] };
    open.length = indent.length / 2 + 1;
    open.at(-1)?.children.push(node);
    open.push(node);
  }
  return root;
}

/** However many there are of a kind, or of two that alternate, as a term and its definition do. */
function eachOnce(parts: string[][]): string[] {
  const kinds: string[] = [];
  for (const part of parts) {
    const kind = part.join('\n');
    if (kind === kinds.at(-1)) continue;
    kinds.push(kind);
    const [first, second, third, fourth] = kinds.slice(-4);
    if (fourth && first === third && second === fourth) kinds.length -= 2;
  }
  return kinds.flatMap((kind) => kind.split('\n'));
}

function linesOf({ role, isNamed, note, children }: Node): string[] {
  const line = [role, isNamed ? '…' : '', note].filter(Boolean).join(' ');
  const hasText = children.some((child) => child.role === 'text');
  const parts = TEXTS.includes(role)
    ? []
    : children
        .filter((child) => !INLINE.includes(child.role) && !(hasText && child.role === 'link'))
        .map((child) => linesOf(child));
  return [line, ...eachOnce(parts).map((below) => `  ${below}`)];
}

/** One line for each thing; neighbours of the same kind count as one. */
export const shapeOf = (reading: string): string[] => linesOf(treeOf(reading)).slice(1);

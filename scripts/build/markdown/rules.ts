/** How the elements of our pages read as Markdown, where turndown's own rules do not do. */
import {
  attribute,
  besideWithoutText,
  classesOf,
  HEADINGS,
  holdsHeading,
  isHeading,
  isNamed,
} from './elements.ts';

export type Rules = Record<string, Rule>;
type Rule = {
  filter: (node: HTMLElement) => boolean;
  replacement: (content: string, node: HTMLElement) => string;
};

/** What the rules need to know of the page. */
export type MarkdownPlace = {
  /** The page's own address, in full: links are resolved against it. */
  address: string;
  /** What stands in place of a picture and a form, in the words of the edition. */
  words: { drawing: string; form: string };
};

const LEFT_OUT = isNamed(
  'BUTTON',
  'CANVAS',
  'NAV',
  'NOSCRIPT',
  'SCRIPT',
  'STYLE',
  'SVG',
  'TEMPLATE',
);
/** For scripts, for their absence, and notices that wait for a fragment of the address. */
const CLASSES_LEFT_OUT = ['js-only', 'no-js-only', 'target-notice'];
const ROLES_LEFT_OUT = ['status', 'tablist'];

export const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim();
export const block = (text: string) => (text ? `\n\n${text}\n\n` : '');

const isLeftOut = (node: HTMLElement) =>
  // Drawn inside HTML its name is in small letters.
  LEFT_OUT(node) ||
  node.nodeName === 'svg' ||
  attribute(node, 'aria-hidden') === 'true' ||
  node.hasAttribute('hidden') ||
  ROLES_LEFT_OUT.includes(attribute(node, 'role')) ||
  classesOf(node).some((name) => CLASSES_LEFT_OUT.includes(name));

/** The small line above a heading, which belongs to it. */
function isLabel(node: HTMLElement | undefined): boolean {
  if (node?.nodeName !== 'P' || !classesOf(node).includes('label')) return false;
  const next = besideWithoutText(node, 'nextSibling');
  return next !== undefined && isHeading(next);
}

/** A large figure; what it measures is the next paragraph. */
const isFigure = (node: HTMLElement | undefined) =>
  node?.nodeName === 'P' && classesOf(node).includes('font-display');

/** Lines by their style alone: without it the words would run together. */
const isOwnLine = isNamed('SPAN', 'CODE');
const beginsLine = (node: HTMLElement) => {
  const before = besideWithoutText(node, 'previousSibling');
  return before !== undefined && isOwnLine(before) && !isLeftOut(before);
};
const endsLine = (node: HTMLElement) =>
  classesOf(node).includes('block') &&
  node.nextSibling !== null &&
  !besideWithoutText(node, 'nextSibling');

const isList = isNamed('OL', 'UL');
/** A list of parts with headings is read by these, not by bullets. */
const isListOfParts = (node: HTMLElement) =>
  isList(node) && Array.from(node.children).some((item) => holdsHeading(item));

const noteOf = (node: HTMLElement) => /^#note-(\d+)$/.exec(attribute(node, 'href'))?.[1];
const ownNoteOf = (node: Element | undefined) =>
  /^note-(\d+)$/.exec(node?.getAttribute('id') ?? '')?.[1];

/** What stands above the first heading of a part, a drawing or a date, would seem to end the part before. */
const headingFirst = (content: string) =>
  block(content.trim().replace(/^([^#][\s\S]*?)\n\n(#+ .*(?:\n\n\*[^*].*\*)?)/, '$2\n\n$1'));

const lines: Rules = {
  line: {
    filter: (node) => node.nodeName === 'SPAN' && (beginsLine(node) || endsLine(node)),
    replacement: (content, node) => {
      const between = node.closest(HEADINGS) ? ': ' : node.closest('address') ? ', ' : ' ';
      return (beginsLine(node) ? between : '') + content + (endsLine(node) ? between : '');
    },
  },
  besideHeading: {
    filter: (node) => {
      const { parentElement: summary } = node;
      return node.nodeName === 'SPAN' && summary?.nodeName === 'SUMMARY' && holdsHeading(summary);
    },
    replacement: () => '',
  },
  heading: {
    filter: isHeading,
    replacement: (content, node) => {
      const before = besideWithoutText(node, 'previousSibling');
      const label = isLabel(before) ? `\n\n*${oneLine(before?.textContent ?? '')}*` : '';
      return block(`${'#'.repeat(Number(node.nodeName.slice(1)))} ${oneLine(content)}${label}`);
    },
  },
  label: { filter: isLabel, replacement: () => '' },
  figure: {
    filter: (node) => isFigure(node),
    replacement: (content) => `\n\n**${content.replace(/(?:\[\^\d+\])?$/, '**$&')} `,
  },
  afterFigure: {
    filter: (node) => node.nodeName === 'P' && isFigure(besideWithoutText(node, 'previousSibling')),
    replacement: (content) => `${content}\n\n`,
  },
};

const parts: Rules = {
  listOfParts: { filter: isListOfParts, replacement: block },
  part: {
    filter: (node) => node.nodeName === 'LI' && isListOfParts(node.parentNode as HTMLElement),
    replacement: headingFirst,
  },
  article: { filter: isNamed('ARTICLE'), replacement: headingFirst },
  terms: {
    filter: isNamed('DL'),
    replacement: (content) => block(content.replace(/\n+/g, '\n').trim()),
  },
  term: { filter: isNamed('DT'), replacement: (content) => `\n-   **${oneLine(content)}**:` },
  description: {
    filter: isNamed('DD'),
    replacement: (content, node) => {
      const before = besideWithoutText(node, 'previousSibling');
      return `${before?.nodeName === 'DD' ? ' ·' : ''} ${oneLine(content)}`;
    },
  },
};

const notes: Rules = {
  notes: {
    filter: (node) => node.nodeName === 'OL' && ownNoteOf(node.children[0]) !== undefined,
    replacement: block,
  },
  note: {
    filter: (node) => ownNoteOf(node) !== undefined,
    replacement: (content, node) => block(`[^${ownNoteOf(node)}]: ${oneLine(content)}`),
  },
  noteMark: {
    filter: (node) => node.nodeName === 'A' && noteOf(node) !== undefined,
    replacement: (_, node) => `[^${noteOf(node)}]`,
  },
};

/** The rules in the order of adding them: turndown asks the last one first. */
export function rulesOf({ words, address }: MarkdownPlace): Rules {
  return {
    ...lines,
    ...parts,
    link: {
      filter: (node) => node.nodeName === 'A' && node.hasAttribute('href'),
      replacement: (content, node) => {
        const before = besideWithoutText(node, 'previousSibling');
        const target = new URL(attribute(node, 'href'), address).href;
        const link = `[${oneLine(content)}](${target.replace(/[()]/g, encodeURIComponent)})`;
        return (before?.nodeName === 'A' ? ' · ' : '') + link;
      },
    },
    ...notes,
    drawing: {
      filter: (node) => attribute(node, 'role') === 'img' && attribute(node, 'aria-label') !== '',
      replacement: (_, node) => block(`*${words.drawing}: ${attribute(node, 'aria-label')}*`),
    },
    form: {
      filter: isNamed('FORM', 'SEARCH'),
      replacement: (_, node) => {
        const section = node.closest('section');
        // One line for all the forms of a section.
        if (section?.querySelector('form, search') !== node) return '';
        return block(`*${words.form}: <${address}#${section.id}>*`);
      },
    },
    leftOut: { filter: isLeftOut, replacement: () => '' },
  };
}

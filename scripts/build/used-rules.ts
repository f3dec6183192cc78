/**
 * The part of a stylesheet that one page needs: a rule stays unless it asks for a class that is
 * written neither in the page nor in any script that it begins with. A custom property stays while a rule,
 * the page or a script reads it.
 */
import postcss, { type AtRule, type Container, type Declaration } from 'postcss';
import parseSelectors, { type Container as SelectorPart } from 'postcss-selector-parser';

/** In these a class is asked for; `:not(.open)` and `:has(.open)` may hold without it. */
const PASS_THROUGH = new Set([':where', ':is']);

/** The classes without which one selector, no list, can match nothing. */
function classesAskedFor(selector: SelectorPart): string[] {
  return selector.nodes.flatMap((part) => {
    if (part.type === 'class') return part.value;
    const isOneOf = part.type === 'pseudo' && PASS_THROUGH.has(part.value);
    const [only, ...others] = isOneOf ? part.nodes : [];
    return only && others.length === 0 ? classesAskedFor(only) : [];
  });
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Names of custom properties, wherever they stand: `--line` of `1px solid var(--line)`. */
export const propertiesIn = (text: string): string[] => text.match(/--[a-z][\w-]*/gi) ?? [];

/**
 * Words as class names stand in markup and in scripts, between quotes, spaces and brackets; and the custom
 * properties, which stand anywhere.
 */
export function wordsOf(text: string): string[] {
  return [...text.split(/[\s"'`\\<>=]+/), ...propertiesIn(text)];
}

/** Drops what sets or describes a custom property that nothing reads; what one reads may fall with it. */
function dropUnread(sheet: Container, isWritten: (name: string) => boolean): void {
  const definitions: (AtRule | Declaration)[] = [];
  const reads = new Map<string, number>();
  const count = (text: string, step: number) => {
    for (const name of propertiesIn(text)) reads.set(name, (reads.get(name) ?? 0) + step);
  };
  const nameOf = (node: AtRule | Declaration) => (node.type === 'decl' ? node.prop : node.params);
  sheet.walk((node) => {
    if (node.type === 'decl') {
      if (node.prop.startsWith('--')) definitions.push(node);
      count(node.value, 1);
    } else if (node.type === 'atrule') {
      if (node.name === 'property') definitions.push(node);
      else count(node.params, 1);
    }
  });
  const isRead = (node: AtRule | Declaration) =>
    (reads.get(nameOf(node)) ?? 0) > 0 || isWritten(nameOf(node));
  let kept = definitions;
  for (let unread = kept.filter((node) => !isRead(node)); unread.length > 0; ) {
    for (const node of unread) {
      if (node.type === 'decl') count(node.value, -1);
      node.remove();
    }
    kept = kept.filter((node) => !unread.includes(node));
    unread = kept.filter((node) => !isRead(node));
  }
}

/** Says of a class, or of a custom property, whether a script may write it. */
export type Writes = (name: string) => boolean;

/**
 * What scripts may write: `tab` stands for the class `tab`, and `button-`, to which a script adds
 * something, for all that begin so.
 * @param words every word of the scripts
 */
export function writtenBy(words: ReadonlySet<string>): Writes {
  const beginnings = [...words].filter((word) => /^[a-z].*-$/.test(word));
  const known = new Map<string, boolean>();
  return (name) => {
    const answer =
      known.get(name) ?? (words.has(name) || beginnings.some((start) => name.startsWith(start)));
    known.set(name, answer);
    return answer;
  };
}

/**
 * Reads a stylesheet once for many pages.
 * @returns what gives, for the words of a page and what its scripts write, the rules that it needs,
 *   in their order
 */
export function readRules(css: string): (words: ReadonlySet<string>, writes: Writes) => string {
  const sheet = postcss.parse(css);
  /** In the order of the rules: each selector with what it asks of the page. */
  const asked: { selector: string; classes: string[] }[][] = [];
  sheet.walkRules((rule) => {
    // The steps of an animation ask for nothing.
    const isStep =
      rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name);
    asked.push(
      (isStep ? [] : rule.selectors).map((selector) => {
        const [parsed] = parseSelectors().astSync(selector).nodes;
        return { selector, classes: parsed ? classesAskedFor(parsed) : [] };
      }),
    );
  });
  return (words, writes) => {
    const isWritten = (name: string) => words.has(name) || writes(name);
    const copy = sheet.clone();
    let place = 0;
    copy.walkRules((rule) => {
      const all = asked[place] ?? [];
      place += 1;
      const needed = all.filter(({ classes }) => classes.every(isWritten));
      if (needed.length === all.length) return;
      if (needed.length === 0) rule.removeAll();
      else rule.selectors = needed.map(({ selector }) => selector);
    });
    dropUnread(copy, isWritten);
    dropEmpty(copy);
    return copy.toString();
  };
}

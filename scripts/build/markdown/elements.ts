/** Questions about elements of a built page, as turndown hands them to its rules. */

export const HEADINGS = 'h1, h2, h3, h4, h5, h6';

export const attribute = (node: Element, name: string): string => node.getAttribute(name) ?? '';
export const classesOf = (node: Element): string[] => attribute(node, 'class').split(/\s+/);

/** @param names in capitals, as HTML has them */
export function isNamed(...names: string[]): (node: Element) => boolean {
  const all = new Set(names);
  return (node) => all.has(node.nodeName);
}

export const isHeading = (node: Element): boolean => /^H[1-6]$/.test(node.nodeName);
export const holdsHeading = (node: Element): boolean => Boolean(node.querySelector(HEADINGS));

/** The element before or after `node`; undefined where words stand between, or nothing does. */
export function besideWithoutText(
  node: Element,
  way: 'nextSibling' | 'previousSibling',
): HTMLElement | undefined {
  let each = node[way];
  // Comments, and the white space between blocks.
  while (each && each.nodeType !== 1 && !(each.nodeType === 3 && each.nodeValue?.trim()))
    each = each[way];
  return each?.nodeType === 1 ? (each as HTMLElement) : undefined;
}

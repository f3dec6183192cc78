/** Every id stands once, and what refers to one finds it. */
import { type Check, finding } from './finding.ts';

const REFERENCES = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'for',
  'form',
  'list',
  'popovertarget',
];

export const checkIds: Check = (page) => {
  const seen = new Set<string>();
  return page.elements.flatMap((element) => {
    const { id } = element.attributes;
    const isTwice = id !== undefined && seen.has(id);
    if (id !== undefined) seen.add(id);
    const lost = REFERENCES.flatMap((name) =>
      (element.attributes[name] ?? '')
        .split(/\s+/)
        .filter((target) => target && !page.ids.has(target))
        .map((target) =>
          finding(
            page,
            element,
            `${name} names #${target}, which is not on the page`,
            'correct the name, or put the element there',
          ),
        ),
    );
    return isTwice
      ? [
          finding(page, element, `the id “${id}” is there twice`, 'name one of them differently'),
          ...lost,
        ]
      : lost;
  });
};

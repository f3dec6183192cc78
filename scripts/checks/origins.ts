/** Nothing is loaded from, and nothing sent to, another origin. Links may lead away, by https. */
import { type Check, finding } from './finding.ts';
import type { PageElement } from './parse-page.ts';

/** These only name an address. */
const NAMES = /^(?:canonical|alternate|author|license|me)$/;
const ATTRIBUTES = [
  'src',
  'srcset',
  'href',
  'xlink:href',
  'action',
  'formaction',
  'poster',
  'data',
];
const FOREIGN = /(?:^|[\s,])(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const LINK = /^(?:https:\/\/|mailto:|tel:)/;

function isForeign({ name, attributes }: PageElement, attribute: string): boolean {
  const value = attributes[attribute]?.trim() ?? '';
  if (!FOREIGN.test(value)) return false;
  if (name === 'a') return !LINK.test(value);
  return !(name === 'link' && NAMES.test(attributes.rel ?? ''));
}

export const checkOrigins: Check = (page) =>
  page.elements.flatMap((element) =>
    ATTRIBUTES.filter((attribute) => isForeign(element, attribute)).map((attribute) =>
      finding(
        page,
        element,
        `${attribute}="${element.attributes[attribute]}" leaves the site`,
        element.name === 'a' ? 'link by https' : 'serve it from the site itself',
      ),
    ),
  );

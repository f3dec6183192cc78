/** Every picture says what it shows, or that it shows nothing. */
import { type Check, finding } from './finding.ts';
import type { PageElement } from './parse-page.ts';

const isPicture = ({ name, attributes }: PageElement) =>
  name === 'img' || attributes.role === 'img';

const isSaid = ({ name, attributes }: PageElement) =>
  Boolean(attributes['aria-label']?.trim() || attributes['aria-labelledby']) ||
  (name === 'img' && attributes.alt !== undefined);

export const checkPictures: Check = (page) =>
  page.elements
    .filter((element) => isPicture(element) && !isSaid(element))
    .map((element) =>
      finding(page, element, 'the picture has no text', 'fill in its `alt` in the content'),
    );

/**
 * The cookie text: title and four paragraphs. Revision, banner and the words for each category are
 * not in the specification's entity; they stay in content/site/cookie-text.yaml, because an editor who
 * changes a meaning there sets the revision, and visitors are asked again.
 */

import type { z } from 'zod';
import type { cookieText as cookieTextContent } from '../../../../content/schemas/site.ts';
import type { CookieText } from './schema.ts';

type Content = z.infer<typeof cookieTextContent>;

export const toCookieText = (text: Content): CookieText => ({
  title: text.title,
  descriptionOne: text.descriptionOne.html,
  descriptionTwo: text.descriptionTwo.html,
  descriptionThree: text.descriptionThree.html,
  descriptionFour: text.descriptionFour.html,
});

/** @param local what content/site/cookie-text.yaml says in that edition */
export const fromCookieText = (given: CookieText, local: object): object => ({
  ...local,
  ...given,
});

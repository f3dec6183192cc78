/** Everything that the site keeps in a browser. Only the head is written in the page's file. */
import { z } from 'zod';
import { storedItem } from '../../../content/schemas/cookies.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('cookie-list'),
  /** Filled in from content/site; see lib/site/content/pages.ts. */
  items: z.array(storedItem).max(0, 'written in content/site/cookies.yaml').default([]),
  /** ISO date of the cookie text; filled in like the items. */
  revision: z.string().max(0, 'written in content/site/cookie-text.yaml').default(''),
});

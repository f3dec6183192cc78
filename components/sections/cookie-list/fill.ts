/** The inventory of content/site, and the day of the cookie text. */
import { cookieInventory } from '../../../lib/site/content/cookies.ts';
import type { Fill } from '../../../lib/site/content/section-fill.ts';
import { cookieText } from '../../../lib/site/content/site.ts';

export const fill: Fill<'cookie-list'> = (section, { region }) => ({
  ...section,
  items: cookieInventory[region],
  revision: cookieText[region].revision,
});

/** The offices on a map and as cells, those of the reader's own country first. */
import { z } from 'zod';
import { plain } from '../../../content/schemas/parts.ts';
import { office } from '../../../content/schemas/site.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('offices'),
  /** Described for those who cannot see the map. */
  mapAlt: plain(300),
  /** Filled in from content/site; see lib/site/content/pages.ts. */
  items: z.array(office).max(0, 'written in content/site/offices.yaml').default([]),
});

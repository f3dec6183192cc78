/**
 * The menubar of a section of the site. A platform's page writes its own (Overview, Key-benefits, Business,
 * Industries, All); product pages name the one that they share.
 */
import { z } from 'zod';
import { anchor, href, link, plain } from '../../../content/schemas/parts.ts';

export const schema = z
  .strictObject({
    type: z.literal('section-menu'),
    id: anchor,
    /** The name of the menu, for those who cannot see it. */
    label: plain(60),
    /** One of `menubars` in content/site/navigation.yaml, in place of `links`. */
    menubar: z.literal('products').optional(),
    links: z.array(link).max(8).default([]),
    /** Filled in for a shared menubar: that of its links which leads to this very page. */
    current: href.optional(),
  })
  .refine(({ menubar, links }) => (menubar ? links.length === 0 : links.length > 2), {
    path: ['links'],
    error: 'three to eight links, or the name of a `menubar` and none',
  });

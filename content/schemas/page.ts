/** A page file: what search engines are told, and the page's sections in order. */
import { z } from 'zod';
import { section } from '../../generated/section-schemas.ts';
import { plain } from './parts.ts';

export const page = z.strictObject({
  /** The name in breadcrumbs, menus and search results. */
  name: plain(40),
  /** Shown by search engines below the title. */
  description: plain(165).min(70),
  /** The kind of thing the page describes, for structured data. */
  schema: z.enum([
    'WebPage',
    'SoftwareApplication',
    'Service',
    'BlogPosting',
    'ContactPage',
    'CollectionPage',
  ]),
  sections: z.array(section).min(1),
});

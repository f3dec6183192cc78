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
  /** What stands around it: the menus and the newsletter of visitors, or a bar for staff at work. */
  surroundings: z.enum(['site', 'work']).optional(),
  sections: z.array(section).min(1),
});

const isTitled = (section: unknown) =>
  /\S/.test(String((section as { heading?: unknown } | null)?.heading ?? ''));

/**
 * A page as an API gives it: it leaves the heading of a section empty to hide it (specification,
 * section 2). The first section has the main heading and cannot be hidden.
 */
export const fetchedPage = z.preprocess((given: unknown) => {
  const sections = (given as { sections?: unknown } | null)?.sections;
  if (!Array.isArray(sections)) return given;
  const shown = sections.filter((section, index) => index === 0 || isTitled(section));
  return { ...(given as object), sections: shown };
}, page);

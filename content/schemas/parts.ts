/** The small parts that pages and sections are made of, as Zod schemas. */
import sanitizeHtml from 'sanitize-html';
import { z } from 'zod';
import { DRAWING_NAMES } from '../../generated/drawing-names.ts';

/** Markup that a writer may use inside running text. Anything else stops the build. */
const ALLOWED_TAGS = ['strong', 'em', 'abbr', 'code', 'br', 'a'];
const ALLOWED_ATTRIBUTES: Record<string, string[]> = { a: ['href'], abbr: ['title'] };
const SANITIZE = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: ALLOWED_ATTRIBUTES,
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
} satisfies sanitizeHtml.IOptions;

/** A path or an anchor. Browsers read '/\host', and a tab between two slashes, like '//host'. */
const ON_THIS_SITE = /^(\/(?![/\\\s])|#)/;
const ALLOWED_HREF = new RegExp(`${ON_THIS_SITE.source}|^(https|mailto|tel):`);

/** Running text after sanitising. `html` is safe to place into the document. */
export type RichText = { html: string };

/** What in `source` the allow-list forbids, or undefined when everything is fine. */
function forbiddenMarkup(source: string): string | undefined {
  let found: string | undefined;
  sanitizeHtml(source, {
    ...SANITIZE,
    onOpenTag(name: string, attributes: Record<string, string>) {
      if (!ALLOWED_TAGS.includes(name)) found ??= `<${name}>`;
      const extra = Object.keys(attributes).find(
        (attribute) => !ALLOWED_ATTRIBUTES[name]?.includes(attribute),
      );
      if (extra) found ??= `${extra} on <${name}>`;
      // A claim becomes markup with a footnote, which an attribute cannot hold.
      for (const [attribute, value] of Object.entries(attributes))
        if (value.includes('{claim:')) found ??= `a claim in ${attribute} on <${name}>`;
      if (name === 'a' && !ALLOWED_HREF.test(attributes.href ?? ''))
        found ??= `href="${attributes.href}"`;
    },
  });
  return found;
}

/** One line of text without markup. `max` is in characters. */
export const plain = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => !/[<>]/.test(value), 'plain text only: no < or > here');

/** Running text with a little inline markup; see ALLOWED_TAGS. */
export const rich = (max = 900) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .superRefine((value, context) => {
      const found = forbiddenMarkup(value);
      if (found) context.addIssue({ code: 'custom', message: `markup not allowed here: ${found}` });
    })
    .transform((value): RichText => ({ html: sanitizeHtml(value, SANITIZE) }));

/** An anchor name: lower case, digits and hyphens. */
export const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower case, digits and hyphens');

/** A link to a page or anchor of this site. That it resolves is checked over the whole corpus. */
export const link = z.strictObject({
  label: plain(60),
  href: z.string().regex(ON_THIS_SITE, 'starts with / or #'),
});
export type Link = z.infer<typeof link>;

/** One of components/drawings/catalog. */
export type DrawingName = (typeof DRAWING_NAMES)[number];

/** A drawing and what it says to someone who cannot see it. */
export const drawing = z.strictObject({ name: z.enum(DRAWING_NAMES), alt: plain(400) });

/** A figure: from the claims ledger by `claim`, or a plain count that needs no proof. */
export const figure = z.union([
  z.strictObject({ claim: anchor, label: plain(90), text: rich(300).optional() }),
  z.strictObject({ figure: plain(20), label: plain(90), text: rich(300).optional() }),
]);

/**
 * The small parts that pages and sections are made of, as Zod schemas. Each says what its values
 * mean (meaning.ts), so that whoever uses a part has nothing more to do.
 */
import sanitizeHtml from 'sanitize-html';
import { z } from 'zod';
import { DRAWING_NAMES } from '../../generated/drawing-names.ts';
import { SUBMISSION_KINDS } from '../../generated/submission-kinds.ts';
import { means } from './meaning.ts';

/** Markup that a writer may use inside running text. Anything else stops the build. */
export const ALLOWED_TAGS = ['strong', 'em', 'abbr', 'code', 'br', 'a'];
const ALLOWED_ATTRIBUTES: Record<string, string[]> = { a: ['href'], abbr: ['title'] };
export const SANITIZE = {
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
export function forbiddenMarkup(source: string): string | undefined {
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
  means(
    'text',
    z
      .string()
      .trim()
      .min(1)
      .max(max)
      .refine((value) => !/[<>]/.test(value), 'plain text only: no < or > here')
      .refine((value) => !value.includes('{claim:'), 'a claim needs a footnote; not possible here'),
  );

/** Running text with a little inline markup; see ALLOWED_TAGS. */
export const rich = (max = 900) =>
  means(
    'rich',
    z
      .string()
      .trim()
      .min(1)
      .max(max)
      .superRefine((value, context) => {
        const found = forbiddenMarkup(value);
        if (found)
          context.addIssue({ code: 'custom', message: `markup not allowed here: ${found}` });
      })
      .transform((value): RichText => ({ html: sanitizeHtml(value, SANITIZE) })),
  );

const NAME = /^[a-z][a-z0-9-]*$/;
/** A name for machines: the value of an option, an id in a ledger. */
export const name = z.string().regex(NAME, 'lower case, digits and hyphens');

/** The name of a place on the page, which a link may lead to. */
export const anchor = means('anchor', z.string().regex(NAME, 'lower case, digits and hyphens'));

/** The id of a claim in content/site/claims.yaml. */
export const claimId = means('claim', z.string().regex(NAME, 'lower case, digits and hyphens'));

/** A way to a page or anchor of this site. That it resolves is checked over the whole corpus. */
export const href = means('href', z.string().regex(ON_THIS_SITE, 'starts with / or #'));

/** An address elsewhere. */
export const address = means('address', z.url({ protocol: /^https$/, error: 'an https address' }));

export const email = means('contact', z.email('an e-mail address such as desk@example.com'));
/** As written for a reader; a link is made of its digits. */
export const phone = means(
  'contact',
  z.string().regex(/^\+[\d ()-]{8,20}$/, 'international form, starts with +'),
);

/** True for what was invented and has to be replaced: `npm run report:samples` lists it. */
export const sample = means('sample', z.boolean());

/** A link with its words. */
export const link = z.strictObject({ label: plain(60), href });
export type Link = z.infer<typeof link>;

/** One of components/drawings/catalog. */
export type DrawingName = (typeof DRAWING_NAMES)[number];

/** A drawing and what it says to someone who cannot see it. */
export const drawing = means(
  'drawing',
  z.strictObject({ name: z.enum(DRAWING_NAMES), alt: plain(400) }).brand<'drawing'>(),
);

/** What visitors send to a desk, by the forms of the features. */
export const submissionKind = z.enum(SUBMISSION_KINDS);

/** A number that a claim proves. `max` is the length of its label. */
export const measured = (max = 90) =>
  means(
    'figure',
    z
      .strictObject({ claim: claimId, label: plain(max), text: rich(300).optional() })
      .brand<'figure'>(),
  );
/** A plain count, which needs no proof. */
const count = means(
  'figure',
  z
    .strictObject({ figure: plain(20), label: plain(90), text: rich(300).optional() })
    .brand<'figure'>(),
);
/** A large number: a claim from the ledger, or a plain count. */
export const figure = z.union([measured(), count]);

/**
 * What a value is to the site. The small parts (parts.ts) say it of themselves, once; spelling,
 * highlighting, claims, links, drawings, reports and checks follow from it (lib/site/content/walk.ts).
 * A value that says nothing is for machines: nobody reads it, nothing changes it.
 */
import { z } from 'zod';

export type Meaning =
  /** A line of words for a reader. */
  | 'text'
  /** Words for a reader with a little markup. */
  | 'rich'
  /** The name of a place on the page; it also names the item that has it. */
  | 'anchor'
  /** A way to a page or anchor of this site. */
  | 'href'
  /** An address elsewhere. */
  | 'address'
  /** A mail address or telephone number of the company. */
  | 'contact'
  /** The id of a claim in content/site/claims.yaml. */
  | 'claim'
  /** A large number with its label. */
  | 'figure'
  /** A drawing and its description. */
  | 'drawing'
  /** True when the item that has it was invented. */
  | 'sample';

const meanings = z.registry<{ means: Meaning }>();

/** `schema`, which from now on says what its values mean. */
export function means<Schema extends z.ZodType>(meaning: Meaning, schema: Schema): Schema {
  meanings.add(schema, { means: meaning });
  return schema;
}

/** The registry puts an answer together anew each time, and all content is asked for. */
const known = new WeakMap<z.core.$ZodType, Meaning | undefined>();

/** What the values of exactly this schema mean, or undefined. */
export function meaningOf(schema: z.core.$ZodType): Meaning | undefined {
  if (!known.has(schema)) known.set(schema, meanings.get(schema as z.ZodType)?.means);
  return known.get(schema);
}

/**
 * What a schema allows at least and at most, as examples: as little, as long. The schema itself checks
 * them, so they follow its limits. A type whose fields depend on each other, or are filled in, gives its own.
 */
import { z } from 'zod';
import { type Meaning, meaningOf } from '@/content/schemas/meaning';
import type { Section, SectionOf } from '@/lib/site/content/prepare';
import { walk } from '@/lib/site/content/walk';
import { type Examples, long } from './example-parts';

type Extreme = 'minimal' | 'longest';
type Json = z.core.JSONSchema.JSONSchema & { means?: Meaning };

/** The schema of what a page's file says, with the meaning of each value. */
const jsonOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) =>
      Object.assign(jsonSchema, { means: meaningOf(zodSchema) }),
  }) as Json;

/** As a page's file has it. Texts and anchors are numbered, so that none is there twice. */
function written(schema: Json, extreme: Extreme): unknown {
  const isLongest = extreme === 'longest';
  let last = 0;
  const text = ({ means, format, maxLength = 100 }: Json) => {
    last += 1;
    if (means === 'anchor' || means === 'claim') return `${extreme}-${last}`;
    if (means === 'href') return `/${extreme}-${last}`;
    if (format === 'date') return '2026-09-30';
    const number = `${last} `;
    return isLongest ? number + long(maxLength - number.length) : `${last}`;
  };
  /** @param position in the list that it is part of, so that the items differ in what they choose */
  const at = (node: Json, position: number): unknown => {
    if (node.const !== undefined) return node.const;
    if (node.enum) return node.enum[(position + Number(isLongest)) % node.enum.length];
    if (node.anyOf) return at(node.anyOf.at(-1) as Json, position);
    switch (node.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(node.properties ?? {})
            .filter(([key]) => isLongest || node.required?.includes(key))
            .map(([key, field]) => [key, at(field as Json, position)]),
        );
      case 'array':
        return Array.from(
          { length: (isLongest ? node.maxItems : node.minItems) ?? 0 },
          (_, index) => at(node.items as Json, index),
        );
      case 'number':
        return isLongest ? node.maximum : node.minimum;
      case 'boolean':
        // Of a list one at most, as with the row of an accordion that is open.
        return position === 0;
      default:
        return text(node);
    }
  };
  return at(schema, 0);
}

/**
 * As a component gets it: drawings know their edition, and a claim is its figure with a footnote.
 * @throws Error when more is asked of the fields than each says of itself
 */
function extremeOf(type: string, schema: z.ZodType, extreme: Extreme): Section {
  const { data, error } = schema.safeParse(written(jsonOf(schema), extreme));
  if (error)
    throw new Error(`write ${extreme} in the examples.ts of ${type}: ${z.prettifyError(error)}`);
  return walk(schema, data as Section, (meaning, value) => {
    if (meaning === 'drawing') return { ...(value as object), region: 'USA' };
    if (meaning !== 'figure') return value;
    const { claim, ...rest } = value as { claim?: string };
    return claim ? { ...rest, figure: '89%', note: 1 } : rest;
  });
}

/** The three examples of a type: those that its folder gives, the others by its schema. */
export function withExtremes<Type extends Section['type']>(
  schema: z.ZodType,
  given: Examples<Type>,
): Record<'default' | Extreme, SectionOf<Type>> {
  const made = (extreme: Extreme) =>
    extremeOf(given.default.type, schema, extreme) as SectionOf<Type>;
  return {
    default: given.default,
    minimal: given.minimal ?? made('minimal'),
    longest: given.longest ?? made('longest'),
  };
}

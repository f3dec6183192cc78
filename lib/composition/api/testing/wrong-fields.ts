/** What can be wrong with each field of an endpoint, from its schema alone. */
import { z } from 'zod';

type JsonSchema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: unknown;
};
type Fields = Record<string, unknown>;
/** `fields` with one thing wrong, which the answer has to name. */
export type Wrong = { what: string; name: string; fields: Fields };

/** Longer than any field may be, and shorter than the smallest body that is too large. */
const TOO_LONG = 'x'.repeat(20_000);
/** Wrong without an error: the trap for programs, and where a form leads on to, in vain when too long. */
const UNTOLD = new Set(['website', 'next']);

const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Refuses what its schema does not name. */
export const isStrict = (schema: z.ZodType) => jsonSchemaOf(schema).additionalProperties === false;

/** Each way in which `good` can be wrong by one field. @param asText when numbers, too, come as text */
export function wrongFields(schema: z.ZodType, good: Fields, asText: boolean): Wrong[] {
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  const list: Wrong[] = [];
  for (const [name, { type, enum: choices, const: only }] of Object.entries(properties)) {
    const { [name]: _, ...others } = good;
    const add = (what: string, value: unknown) =>
      list.push({ what: `${name} ${what}`, name, fields: { ...good, [name]: value } });
    if (required.includes(name)) list.push({ what: `${name} missing`, name, fields: others });
    if (!asText) add('of another type', type === 'object' ? 12_345 : { of: 'another type' });
    if (asText && type !== 'string') add('of another type', 'of another type');
    if (choices || only !== undefined) add('not one of its values', 'none of them');
    else if (type === 'string' && !UNTOLD.has(name)) add('too long', TOO_LONG);
  }
  if (isStrict(schema)) {
    const name = 'unexpected';
    list.push({ what: 'one field more', name, fields: { ...good, [name]: 'x' } });
  }
  return list;
}

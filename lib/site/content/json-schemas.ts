/**
 * The schemas of all content as JSON Schema, from which an editor completes and explains. Wherever a
 * value stands, `{ USA: …, INDIA: … }` may stand as well.
 */
import { z } from 'zod';
import { page } from '../../../content/schemas/page.ts';
import { REGIONS } from '../../platform/region/region.ts';
import { SITE_FILES, TOKEN_FILES } from './site-files.ts';

type Json = { [key: string]: unknown };

const OPTIONS = {
  io: 'input',
  unrepresentable: 'any',
  // A token stands for words of another length and form; `npm run content` sees these.
  override: ({ jsonSchema }: { jsonSchema: Json }) => {
    if (jsonSchema.type !== 'string') return;
    delete jsonSchema.maxLength;
    if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    delete jsonSchema.format;
  },
} as const;

/** Where a JSON Schema holds other ones. */
const LISTS = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties'];
const SINGLE = ['items', 'additionalProperties'];

const isJson = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** `schema` with a choice between the editions at every value below it. */
function withChoices(schema: Json): Json {
  const definitions: Json = {};
  const names = new Map<string, string>();
  /** Long schemas are written once, so that a choice does not double everything below it. */
  const refer = (whole: Json): Json => {
    const text = JSON.stringify(whole);
    const name = names.get(text) ?? `value-${names.size + 1}`;
    names.set(text, name);
    definitions[name] = whole;
    return { $ref: `#/$defs/${name}` };
  };
  const choice = (value: unknown): unknown => {
    // A fixed value, such as a section's type, tells an editor which fields follow.
    if (!isJson(value) || 'const' in value) return value;
    const either = refer(below(value));
    const properties = Object.fromEntries(REGIONS.map((region) => [region, either]));
    const both = {
      type: 'object',
      properties,
      required: [...REGIONS],
      additionalProperties: false,
    };
    return { anyOf: [either, both] };
  };
  const mapAll = (value: Json, change: (item: unknown) => unknown) =>
    Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item)]));
  function below(value: Json): Json {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        if (MAPS.includes(key) && isJson(item)) return [key, mapAll(item, choice)];
        if (SINGLE.includes(key) && isJson(item)) return [key, choice(item)];
        if (LISTS.includes(key) && Array.isArray(item))
          return [key, item.map((each) => (isJson(each) ? below(each) : each))];
        return [key, item];
      }),
    );
  }
  const whole = below(schema);
  return { ...whole, $defs: definitions };
}

/** A JSON Schema by name: 'page' for every page, 'brand' for content/site/brand.yaml. */
export function jsonSchemas(): Record<string, Json> {
  const files = Object.entries({ ...TOKEN_FILES, ...SITE_FILES }).map(
    ([file, schema]) => [file.replace(/^site\/|\.yaml$/g, ''), schema] as const,
  );
  const all: (readonly [string, z.ZodType])[] = [['page', page], ...files];
  return Object.fromEntries(
    all.map(([name, schema]) => [name, withChoices(z.toJSONSchema(schema, OPTIONS) as Json)]),
  );
}

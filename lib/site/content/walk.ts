/** One walk over a schema and a value that fits it: what each value means, the schema says. */
import type { z } from 'zod';
import { type Meaning, meaningOf } from '../../../content/schemas/meaning.ts';

export type Schema = z.core.$ZodTypes;

/** Where a value stands. */
export type Place = {
  /** Keys and list positions, as the file has them. */
  path: (string | number)[];
  /** The same with anchors for positions: 'sections.offices.items.boston.city'. */
  field: string;
};

/** Gets every value that means something, what is below it first, and gives what replaces it. */
export type Visit = (meaning: Meaning, value: unknown, place: Place) => unknown;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

type NamedUnion = { discriminator: string; options: readonly Schema[] };
const optionsByName = new WeakMap<object, ReadonlyMap<unknown, Schema>>();
/** The options of a union whose one field tells them apart, as `type` does with sections, by what that field says. */
function namedOptions(union: NamedUnion): ReadonlyMap<unknown, Schema> {
  const known = optionsByName.get(union);
  if (known) return known;
  const names = (option: Schema) => [...(option._zod.propValues?.[union.discriminator] ?? [])];
  const all = union.options.flatMap((option) =>
    names(option).map((name) => [name, option] as const),
  );
  const made = new Map<unknown, Schema>(all);
  optionsByName.set(union, made);
  return made;
}

/** Does `value`, which fits one of several schemas, fit `schema`? By keys and fixed values. */
function fits(schema: Schema, value: unknown): boolean {
  const { def } = schema._zod;
  if (def.type === 'literal') return def.values.includes(value as string);
  if (def.type === 'record') return isFields(value);
  if (def.type !== 'object') return !isFields(value);
  if (!isFields(value)) return false;
  const { shape } = def;
  return Object.entries(value).every(([key, item]) => {
    const field = shape[key] as Schema | undefined;
    return field && (field._zod.def.type !== 'literal' || fits(field, item));
  });
}

/**
 * The schema that really describes `value`: out of its wrappers, or one of several; undefined where it is
 * `schema` itself, or none.
 * @param side of a transformation: `in` for a value of the file, `out` for what was made of it
 */
export function innerSchema(
  schema: Schema,
  value: unknown,
  side: 'in' | 'out' = 'out',
): Schema | undefined {
  const { def } = schema._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return def.innerType as Schema;
    case 'pipe':
      return def[side] as Schema;
    case 'lazy':
      return def.getter() as Schema;
    case 'union':
      return 'discriminator' in def && isFields(value)
        ? namedOptions(def as unknown as NamedUnion).get(value[String(def.discriminator)])
        : (def.options as Schema[]).find((option) => fits(option, value));
    default:
      return undefined;
  }
}

/** Of an object, the value of the field that means an anchor. */
function anchorOf(schema: Schema, value: unknown): string | undefined {
  const next = innerSchema(schema, value);
  if (next) return anchorOf(next, value);
  const { def } = schema._zod;
  if (def.type !== 'object' || !isFields(value)) return undefined;
  const [key] = Object.entries(def.shape).find(([, field]) => meaningOf(field) === 'anchor') ?? [];
  return key === undefined ? undefined : (value[key] as string);
}

/**
 * `value` with everything replaced as `visit` says. A schema's own order of fields is the order of
 * the visits, because that is the order on the page.
 * @param value what `schema` gave when it parsed
 */
export function walk<T>(schema: z.core.$ZodType, value: T, visit: Visit): T {
  const at = (node: Schema, item: unknown, place: Place): unknown => {
    if (item === undefined) return item;
    const meaning = meaningOf(node);
    const next = meaning === 'rich' ? undefined : innerSchema(node, item);
    const below = next ? at(next, item, place) : children(node, item, place);
    return meaning ? visit(meaning, below, place) : below;
  };
  const within = ({ path, field }: Place, key: string | number, name = String(key)): Place => ({
    path: [...path, key],
    field: field ? `${field}.${name}` : name,
  });
  const children = (node: Schema, item: unknown, place: Place): unknown => {
    const { def } = node._zod;
    if (def.type === 'array' && Array.isArray(item)) {
      const element = def.element as Schema;
      return item.map((each, index) =>
        at(element, each, within(place, index, anchorOf(element, each))),
      );
    }
    if (def.type === 'record' && isFields(item))
      return mapFields(item, (key, each) => at(def.valueType as Schema, each, within(place, key)));
    if (def.type === 'object' && isFields(item)) {
      // Zod makes the shape anew whenever it is asked for.
      const { shape } = def;
      return mapFields(item, (key, each) => at(shape[key] as Schema, each, within(place, key)));
    }
    return item;
  };
  return at(schema as Schema, value, { path: [], field: '' }) as T;
}

function mapFields(value: Fields, change: (key: string, item: unknown) => unknown): Fields {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(key, item)]));
}

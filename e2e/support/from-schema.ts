/** Random values for a JSON schema: most fit, some nearly do, a few have nothing to do with it. */
import fc from 'fast-check';

export type JsonSchema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

/** What text fields have choked on since there are text fields. */
const AWKWARD = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '\ufeff',
  "'; DROP TABLE submissions; --",
  '%s%n%x',
  '../../../etc/passwd',
  '{{constructor}}',
  '__proto__',
  '💥'.repeat(2000),
  'a'.repeat(5000),
  'e\u0301'.repeat(200),
  'İ'.repeat(90),
  '-1',
  'NaN',
  'true',
];

const rubbish = fc.oneof(
  fc.constantFrom<unknown>(...AWKWARD),
  fc.jsonValue(),
  fc.constantFrom<unknown>(null, 0, -1, 1e308, [], {}, [[]], { length: 1e9 }),
);

function text(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { pattern, minLength = 0, maxLength = Math.max(200, minLength) } = schema;
  const random = fc.string({ unit: 'grapheme', minLength, maxLength });
  if (schema.format === 'email')
    return fc.oneof({ weight: 5, arbitrary: fc.emailAddress() }, random);
  if (!pattern) return random;
  try {
    const fits = fc.stringMatching(new RegExp(pattern));
    return fc.oneof({ weight: 5, arbitrary: fits }, { weight: 1, arbitrary: random });
  } catch {
    // Look-arounds can be checked but not generated from; an e-mail address is what has them here.
    return fc.oneof({ weight: 5, arbitrary: fc.emailAddress() }, random);
  }
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer();
    case 'array':
      return fc.array(arbitraryFor(schema.items ?? {}), { maxLength: 5 });
    case 'object':
      return object(schema);
    default:
      return fc.jsonValue();
  }
}

function object({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties);
  const record = (of: (schema: JsonSchema) => fc.Arbitrary<unknown>, requiredKeys: string[]) =>
    fc.record(Object.fromEntries(fields.map(([name, schema]) => [name, of(schema)])), {
      requiredKeys,
    });
  const extra = fc.dictionary(fc.string(), rubbish, { maxKeys: 3 });
  return fc.oneof(
    { weight: 5, arbitrary: record(fitting, required) },
    { weight: 4, arbitrary: record(arbitraryFor, required) },
    { weight: 2, arbitrary: record(arbitraryFor, []) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(record(fitting, required), extra)
        .map((parts) => Object.assign({}, ...parts)),
    },
  );
}

export function arbitraryFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 7, arbitrary: fitting(schema) }, { weight: 1, arbitrary: rubbish });
}

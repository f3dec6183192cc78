/** What Zod found, in words for an editor: what is wrong, and the mend. */
import { z } from 'zod';
import { nearest } from '../../platform/settings/nearest.ts';
import { innerSchema, type Schema } from './walk.ts';

type Issue = z.core.$ZodIssue;
type Path = PropertyKey[];
type Explained = { path: Path; reason: string };

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list (lines that start with "- ")',
  object: 'a group of fields',
  record: 'a group of fields',
};
const LIST_LIMIT = 12;

/** 'a, b or c' */
function oneOf(values: readonly unknown[]): string {
  const words = values.map((value) => `"${String(value)}"`);
  const more = words.length > LIST_LIMIT ? ` and ${words.length - LIST_LIMIT} more` : '';
  return `one of ${words.slice(0, LIST_LIMIT).join(', ')}${more}`;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce(
    (node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
}

function quote(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  const text = String(value);
  return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;
}

/** The schema of the object at `path`, found by parsing what stands there again. */
function fieldsAt(schema: z.core.$ZodType, value: unknown, path: Path): string[] {
  let node = schema as Schema;
  let item = value;
  for (const key of [...path, undefined]) {
    for (let next: Schema | undefined = node; next; next = innerSchema(node, item, 'in'))
      node = next;
    const { def } = node._zod;
    if (key === undefined) return def.type === 'object' ? Object.keys(def.shape) : [];
    item = (item as Record<PropertyKey, unknown>)?.[key];
    if (def.type === 'object') node = def.shape[key as string] as typeof node;
    else if (def.type === 'array') node = def.element as typeof node;
    if (!node) return [];
  }
  return [];
}

/** A length or a count that is wrong: 'has 3 items; it must have 4'. */
function size(issue: Issue & { code: 'too_small' | 'too_big' }, value: unknown): string {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const bound = `${issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most'} ${limit}`;
  if (issue.origin === 'string') {
    if (value === '' || /^\s*$/.test(String(value)))
      return 'is empty. Write a text, or remove the field';
    return `has ${String(value).trim().length} characters. Write ${bound}`;
  }
  if (issue.origin === 'array')
    return `has ${(value as unknown[]).length} entries. It needs ${bound}`;
  return `is ${quote(value)}. It must be ${bound}`;
}

function explainOne(issue: Issue, schema: z.ZodType, whole: unknown): Explained[] {
  const path = [...issue.path];
  const value = valueAt(whole, path);
  const told = (reason: string): Explained[] => [{ path, reason }];
  const isOwnMessage =
    issue.message !== z.config().localeError?.({ ...issue, input: value } as never);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const fields = fieldsAt(schema, whole, path);
      const given = Object.keys(value as object);
      return issue.keys.map((key) => {
        const free = fields.filter((field) => !given.includes(field));
        const meant = nearest(key, free);
        const reason = meant
          ? `unknown field. Did you mean "${meant}"?`
          : `unknown field. Remove it${free.length > 0 ? `, or use ${oneOf(free)}` : ''}`;
        return { path: [...path, key], reason };
      });
    }
    case 'invalid_type':
      if (isOwnMessage) return told(`must be ${issue.message}, and is ${quote(value)}`);
      if (value === undefined)
        return told(`is missing. Add "${String(path.at(-1))}:" with ${TYPES[issue.expected]}`);
      if (issue.expected === 'string' && typeof value === 'object' && value !== null)
        return told(
          'must be text, and is a group of fields. If the text has a colon, put the whole text in quotes: "…: …"',
        );
      if (issue.expected === 'string' && typeof value !== 'object')
        return told(`must be text. Put it in quotes: "${String(value)}"`);
      return told(`must be ${TYPES[issue.expected] ?? issue.expected}, and is ${quote(value)}`);
    case 'too_small':
    case 'too_big':
      return told(isOwnMessage ? issue.message : size(issue, value));
    case 'invalid_value': {
      const meant = nearest(String(value), issue.values.map(String));
      if (value === undefined) return told(`is missing. Add ${oneOf(issue.values)}`);
      if (isOwnMessage) return told(`is ${quote(value)}; it must be ${issue.message}`);
      return told(
        `is ${quote(value)}.${meant ? ` Did you mean "${meant}"?` : ` It must be ${oneOf(issue.values)}`}`,
      );
    }
    case 'invalid_format':
      return told(`is ${quote(value)}; it must be ${isOwnMessage ? issue.message : issue.format}`);
    case 'invalid_union':
      return union(issue, schema, whole, isOwnMessage);
    default:
      return told(issue.message);
  }
}

/** Of several possibilities the one that fits best is explained. */
function union(
  issue: Issue & { code: 'invalid_union' },
  schema: z.ZodType,
  whole: unknown,
  isOwnMessage: boolean,
): Explained[] {
  const path = [...issue.path];
  const value = valueAt(whole, path);
  if (isOwnMessage) return [{ path, reason: `is ${quote(value)}; it must be ${issue.message}` }];
  if ('discriminator' in issue && issue.discriminator) {
    const options = (issue as { options?: unknown[] }).options?.map(String) ?? [];
    const meant = nearest(String(value), options);
    const mend = meant ? `Did you mean "${meant}"?` : `There are ${oneOf(options)}`;
    const reason =
      value === undefined ? `is missing. ${mend}` : `no "${String(value)}" exists. ${mend}`;
    return [{ path, reason }];
  }
  const [nearestFit = []] = [...issue.errors].sort((a, b) => a.length - b.length);
  return nearestFit.flatMap((each) =>
    explainOne({ ...each, path: [...path, ...each.path] } as Issue, schema, whole),
  );
}

/** Every issue in words. A field that is only misspelt is not called missing as well. */
export function explainIssues(issues: Issue[], schema: z.ZodType, value: unknown): Explained[] {
  const explained = issues.flatMap((issue) => explainOne(issue, schema, value));
  const meant = explained.flatMap(({ path, reason }) => {
    const field = /^unknown field\. Did you mean "(.*)"\?$/.exec(reason)?.[1];
    return field ? [[...path.slice(0, -1), field].join('.')] : [];
  });
  return explained.filter(
    ({ path, reason }) => !(reason.startsWith('is missing') && meant.includes(path.join('.'))),
  );
}

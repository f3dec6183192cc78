/** The schemas from which editors complete: they know every file, and take what content says. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { jsonSchemas } from './json-schemas.ts';
import { listContent } from './read.ts';

const schemas = jsonSchemas();
const files = [...listContent('pages', '.yaml'), ...listContent('site', '.yaml')].map((file) => ({
  file,
  name: file.startsWith('pages/') ? 'page' : file.replace(/^site\/|\.yaml$/g, ''),
}));
/** Made once each: that of a page is large. */
const made = new Map<string, z.ZodType>();
const validate = (name: string, value: unknown) => {
  const schema = schemas[name];
  if (!schema) throw new Error(`no schema for ${name}`);
  const known =
    made.get(name) ?? z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  made.set(name, known);
  return known.safeParse(value);
};

test.each(files)('$file fits the schema that its editor is given', ({ file, name }) => {
  const value = parse(readFileSync(join('content', file), 'utf8'));
  expect(validate(name, value).error?.issues ?? []).toEqual([]);
});

test('a value for each edition may stand wherever a value may', () => {
  expect(validate('prices', { a: { b: { USA: 1, INDIA: [2, 3] } } }).success).toBe(true);
  expect(validate('prices', { a: { USA: { b: 1 }, INDIA: { b: 1 } } }).success).toBe(true);
  expect(validate('prices', { a: { b: { USA: 'one', INDIA: 2 } } }).success).toBe(false);
  expect(validate('brand', { ...brand, slug: { USA: 'a', INDIA: 'b' } }).success).toBe(true);
  expect(validate('brand', { ...brand, slgu: 'a' }).success).toBe(false);
});
const brand = {
  references: 'AB',
  slug: 'a',
  name: 'A',
  legalName: 'A',
  website: 'https://a.example',
  mailDomain: 'a.example',
  revision: '1',
};

test('the editor is told which schema belongs to which file', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const mapped = Object.entries<string>(settings['yaml.schemas']).map(([schema, file]) => [
    schema.replace(/^.*\/|\.json$/g, ''),
    file,
  ]);
  for (const [name = '', file = ''] of mapped) {
    expect(Object.keys(schemas)).toContain(name);
    expect(file.includes('*') || existsSync(file)).toBe(true);
  }
  expect(mapped.map(([name]) => name).sort()).toEqual(Object.keys(schemas).sort());
});

/** `npm run new`: what it makes is taken by everything that reads the folders. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deriveEndpoints } from '../generate/endpoints.ts';
import { deriveSections } from '../generate/sections.ts';
import type { Made } from './made.ts';
import { newEndpoint } from './new-endpoint.ts';
import { newForm } from './new-form.ts';
import { newPage } from './new-page.ts';
import { newSection } from './new-section.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(made: Made | string): Made {
  if (typeof made === 'string') throw new Error(made);
  for (const [file, text] of Object.entries(made.files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return made;
}

test('a new section type is one folder that the derived lists take', () => {
  const { files } = write(newSection('lead-times'));
  const folder = 'components/sections/lead-times/';
  expect(Object.keys(files).every((file) => file.startsWith(folder))).toBe(true);
  const { problems, modules } = deriveSections(root);
  expect(problems).toEqual([]);
  expect(modules['section-components.ts']).toContain("'lead-times': LeadTimes");
});

/** What `text`, a file at `file`, imports of ours, without an ending where it names none. */
const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/ from '(@\/|\.[^']*\/)([^']+)'/g)].map(([, start = '', rest = '']) =>
    start === '@/' ? rest : join(dirname(file), start, rest),
  );

test.each<[string, () => Made | string]>([
  ['section type', () => newSection('lead-times')],
  ['endpoint', () => newEndpoint(process.cwd(), 'careers', '/made-up')],
  ['form', () => newForm(process.cwd(), 'made-up')],
])('a new %s imports what is there', (_, make) => {
  const made = make();
  if (typeof made === 'string') throw new Error(made);
  const imports = Object.entries(made.files).flatMap(([file, text]) => importsOf(file, text));
  expect(imports).not.toEqual([]);
  const isThere = (path: string) =>
    ['', '.ts', '.tsx'].some((ending) => path + ending in made.files || existsSync(path + ending));
  expect(imports.filter((path) => !isThere(path))).toEqual([]);
});

test('a new endpoint lies in its feature, with the parts of its path described', () => {
  mkdirSync(join(root, 'lib/features/careers'), { recursive: true });
  const { files } = write(newEndpoint(root, 'careers', '/jobs/[id]'));
  expect(Object.keys(files)).toEqual(['lib/features/careers/endpoints/jobs.ts']);
  expect(files['lib/features/careers/endpoints/jobs.ts']).toContain('params: z.object({ id:');
  expect(deriveEndpoints(root)).toEqual({
    problems: [],
    modules: { 'endpoints.ts': "export * from '@/lib/features/careers/endpoints/jobs';\n" },
  });
});

test('a new page is its words and a route below the page above it', () => {
  const made = newPage(process.cwd(), '/Products/Made-Up/Deep');
  if (typeof made === 'string') throw new Error(made);
  expect(Object.keys(made.files)).toEqual(['content/pages/Products/Made-Up/Deep.yaml']);
  expect(newPage(process.cwd(), '/Products/Made-Up')).toMatchObject({
    added: { text: expect.stringContaining('parent: /Products\n') },
  });
});

test('a new page is to search engines what the pages beside it are', () => {
  const schemaOf = (path: string) => {
    const made = newPage(process.cwd(), path);
    if (typeof made === 'string') throw new Error(made);
    return /^schema: (\w+)$/m.exec(Object.values(made.files).join(''))?.[1];
  };
  expect(schemaOf('/Service/Made-Up')).toBe('Service');
  expect(schemaOf('/Made-Up')).toBe('WebPage');
});

test('a new page takes the capitals of the page above it', () => {
  expect(newPage(process.cwd(), '/products/Made-Up')).toMatchObject({
    files: { 'content/pages/Products/Made-Up.yaml': expect.any(String) },
    added: {
      text: '- path: /Products/Made-Up\n  page: /Products/Made-Up\n  guarded: true\n  parent: /Products\n',
    },
  });
  expect(newPage(process.cwd(), '/Made-Up')).toMatchObject({
    added: { text: '- path: /Made-Up\n  page: /Made-Up\n  guarded: true\n' },
  });
});

test.each([
  ['a section', () => newSection('LeadTimes')],
  ['a section outside of its folder', () => newSection('../x')],
  ['an endpoint', () => newEndpoint(process.cwd(), 'careers', 'jobs')],
  ['an endpoint outside of its folder', () => newEndpoint(process.cwd(), 'careers', '/../x')],
  ['an endpoint of no feature', () => newEndpoint(process.cwd(), 'no-such', '/jobs')],
  ['a page', () => newPage(process.cwd(), '/a b')],
  ['a page outside of its folder', () => newPage(process.cwd(), '/../x')],
  ['a page that is there', () => newPage(process.cwd(), '/contact-us')],
])('%s with such a name is refused in words', (_, make) => {
  expect(typeof make()).toBe('string');
});

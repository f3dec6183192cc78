/** `npm run new`: what it makes is taken by everything that reads the folders. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deriveCalls } from '../generate/calls.ts';
import { deriveSections } from '../generate/sections.ts';
import type { Made } from './made.ts';
import { newCall } from './new-call.ts';
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

test('a new call is one folder, with the parts of its path described', () => {
  const { files } = write(newCall('/jobs/[id]'));
  expect(Object.keys(files)).toEqual([
    'app/api/v1/jobs/[id]/call.ts',
    'app/api/v1/jobs/[id]/route.ts',
  ]);
  expect(files['app/api/v1/jobs/[id]/call.ts']).toContain('params: z.object({ id:');
  expect(deriveCalls(root)).toMatchObject({ problems: [] });
});

test('a new page names its own folder and gets a route below the page above it', () => {
  const made = newPage(process.cwd(), '/Products/Made-Up/Deep');
  if (typeof made === 'string') throw new Error(made);
  expect(Object.keys(made.files)).toEqual([
    'app/[region]/Products/Made-Up/Deep/page.tsx',
    'content/pages/Products/Made-Up/Deep.yaml',
  ]);
  expect(made.files['app/[region]/Products/Made-Up/Deep/page.tsx']).toContain(
    "createPage('/Products/Made-Up/Deep')",
  );
  expect(newPage(process.cwd(), '/Products/Made-Up')).toMatchObject({
    added: { text: expect.stringContaining('parent: /Products\n') },
  });
});

test.each([
  ['a section', () => newSection('LeadTimes')],
  ['a section outside of its folder', () => newSection('../x')],
  ['a call', () => newCall('jobs')],
  ['a call outside of its folder', () => newCall('/../x')],
  ['a page', () => newPage(process.cwd(), '/a b')],
  ['a page outside of its folder', () => newPage(process.cwd(), '/../x')],
  ['a page that is there', () => newPage(process.cwd(), '/contact-us')],
])('%s with such a name is refused in words', (_, make) => {
  expect(typeof make()).toBe('string');
});

/** The rules of the tree that no compiler knows; see CONTRIBUTING.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@/lib/site/content/company';

const ROOT = process.cwd();

function sources(folder: string): { file: string; text: string }[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
}

const imports = (text: string) =>
  [...text.matchAll(/from '([^']+)'/g)].map((match) => match[1] ?? '');

const all = [...sources('app'), ...sources('components'), ...sources('lib')];

// Next runs a page's error.tsx in the browser, and there alone.
const MAY_BE_CLIENTS =
  /^(components\/(islands|forms)\/|(components|lib\/features\/[\w-]+)\/sections\/[\w-]+\/(?:island|enhancement)\.tsx$|lib\/features\/[\w-]+\/[\w-]+\.tsx$|app\/.*\berror\.tsx$)/;

test("'use client' stands only in islands, forms, a section's scripts and error.tsx", () => {
  const clients = all.filter(({ text }) => /^['"]use client['"]/m.test(text));
  expect(clients.length).toBeGreaterThan(0);
  const others = clients.map(({ file }) => file).filter((file) => !MAY_BE_CLIENTS.test(file));
  expect(others).toEqual([]);
});

test('the primitives in components/ui know neither Next nor content nor lib', () => {
  const foreign = sources('components/ui').flatMap(({ file, text }) =>
    imports(text)
      .filter((name) => /^(next|@\/(content|lib|app)|@\/components\/(?!ui\/))/.test(name))
      .map((name) => `${file} imports ${name}`),
  );
  expect(foreign).toEqual([]);
});

test('what is rendered on the server alone is reached through the two still islands only', () => {
  const doors = ['components/islands/still.tsx', 'components/islands/still-drawing.tsx'];
  const others = all
    .filter(({ file }) => !doors.includes(file))
    .filter(({ text }) => /components\/still\/|generated\/drawings'/.test(text));
  expect(others.map(({ file }) => file)).toEqual([]);
});

test('the doors to the database, the mail and the secret are marked server-only', () => {
  const doors = [
    'lib/platform/db/database.ts',
    'lib/platform/mail/outbox.ts',
    'lib/features/contact/submit.ts',
    'lib/platform/security/secret-key.ts',
    'lib/platform/session/password.ts',
    'lib/platform/session/session.ts',
    'lib/platform/session/sign-in.ts',
  ];
  const open = doors.filter(
    (file) => !readFileSync(join(ROOT, file), 'utf8').includes("import 'server-only'"),
  );
  expect(open).toEqual([]);
});

test('no component writes a style attribute, which the policy of every page forbids', () => {
  const styled = [...sources('app'), ...sources('components')].filter(({ text }) =>
    /\sstyle=/.test(text),
  );
  expect(styled.map(({ file }) => file)).toEqual([]);
});

test('the company is named in its own file alone, so that another brand changes one file', () => {
  const content = readdirSync(join(ROOT, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ya?ml|mdx|json|html|txt)$/.test(name))
    .map((name) => join('content', name))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
  // Examples are for the gallery, which no visitor sees.
  const shown = [...content, ...sources('app'), ...sources('components')].filter(
    ({ file }) => !/\bexamples\b/.test(file),
  );
  const { slug, name } = brand.USA;
  const named = new RegExp(`${RegExp.escape(slug)}|${RegExp.escape(name)}`, 'i');
  const naming = shown.filter(({ text }) => named.test(text)).map(({ file }) => file);
  expect(naming).toEqual(['content/site/brand.yaml']);
});

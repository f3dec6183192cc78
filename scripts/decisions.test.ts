/** The decision records: the index lists what is there, and every link leads somewhere. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const INDEX = 'DECISIONS.md';
const FOLDER = 'docs/decisions';

const files = readdirSync(FOLDER)
  .sort()
  .map((name) => join(FOLDER, name));
/** Of the rooms of the house. */
const READMES = globSync([
  'README.md',
  'CONTRIBUTING.md',
  '{lib,components,scripts,e2e,app}/**/README.md',
]);

/** Where the links of `file` to other files of the repository lead, from its root. */
const targetsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map(
    ([, target = '']) => join(dirname(file), target),
  );

/** The row that the index should have for a record. */
function rowOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
  const [, date] = /^- Date: (\d{4}-\d{2}-\d{2})$/m.exec(text) ?? [];
  const [, status] = /^- Status: (.+)$/m.exec(text) ?? [];
  // In the record a link begins in its own folder.
  const shown = status?.replace('](', `](${FOLDER}/`);
  return `| ${number} | [${title}](${file}) | ${date} | ${shown} |`;
}

const index = readFileSync(INDEX, 'utf8');
/** Without the spaces by which the formatter aligns them. */
const rows = index
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((row) => row.replace(/ +/g, ' '));

test('the index has a row for each record, as its head says, in the order of the numbers', () => {
  expect(rows).toEqual(files.map(rowOf));
});

test('each record is named by its number and has its three parts', () => {
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const [, number] = /^# (\d+)\./.exec(text) ?? [];
    expect(relative(FOLDER, file)).toMatch(
      new RegExp(`^${number?.padStart(3, '0')}-[a-z0-9-]+\\.md$`),
    );
    const parts = [...text.matchAll(/^\*\*(\w+)\.\*\* /gm)].map(([, name]) => name);
    expect([file, ...parts]).toEqual([file, 'Context', 'Decision', 'Consequences']);
  }
});

test('each number is in the index once: with its record, or with where its reason is now', () => {
  const numbers = [...index.matchAll(/^(?:\| |- )(\d+)\b/gm)].map(([, number]) => Number(number));
  const inOrder = numbers.toSorted((one, other) => one - other);
  expect(inOrder).toEqual(inOrder.map((_, place) => place + 1));
});

test.each([INDEX, ...files])('every link of %s leads to a file', (file) => {
  expect(targetsOf(file).filter((target) => !existsSync(target))).toEqual([]);
});

test('a record that links to another is linked from there', () => {
  const oneWay = files.flatMap((file) =>
    targetsOf(file)
      .filter((target) => files.includes(target) && !targetsOf(target).includes(file))
      .map((target) => `${target} does not link to ${file}`),
  );
  expect(oneWay).toEqual([]);
});

test.each([INDEX, ...files, ...READMES])('every path that %s names is there', (file) => {
  const named = readFileSync(file, 'utf8').matchAll(
    /`((?:app|components|content|e2e|lib|scripts)\/[^`]+)`/g,
  );
  // A name with a placeholder stands for many.
  const paths = [...named]
    .map(([, path = '']) => path)
    .filter((path) => !/[A-Z]{4}|[<*…]/.test(path));
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

/** What each feature may have, and files of the root. */
const KNOWN_NAMES = [
  'feature.ts',
  'forms.ts',
  'mails.ts',
  'tables.ts',
  'page.tsx',
  'middleware.ts',
];

test.each(READMES)('every file that %s names by itself is in its folder', (file) => {
  const folder = dirname(file);
  const there = new Set(
    globSync('**/*', { cwd: folder, exclude: ['node_modules', '.next*'] }).map((path) =>
      basename(path),
    ),
  );
  const named = readFileSync(file, 'utf8').matchAll(
    /`([\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|css|yaml))`/g,
  );
  const names = [...named].map(([, name = '']) => name);
  expect(names.filter((name) => !there.has(name) && !KNOWN_NAMES.includes(name))).toEqual([]);
});

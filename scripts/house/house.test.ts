/** The rules of .dependency-cruiser.mjs refuse what they are there for; `npm run lint` holds the code to them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = mkdtempSync(join(tmpdir(), 'house-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Each file with what it imports. The first seven are as they should be. */
const FILES: Record<string, string[]> = {
  'app/page.tsx': ['@/lib/composition/answered'],
  'lib/composition/answered.ts': ['../features/desk/mails.ts'],
  'lib/features/desk/mails.ts': ['../../platform/mail/outbox.ts'],
  'lib/features/news/tables.ts': [],
  'lib/platform/mail/outbox.ts': [],
  'generated/list.ts': [],
  'lib/site/forms/known-forms.ts': ['@/generated/list'],
  'lib/site/forms/state.ts': ['@/generated/list'],
  'components/sections/section-view.tsx': ['@/lib/features/desk/mails'],
  'lib/platform/db/rows.ts': ['../../features/news/tables.ts'],
  'lib/site/content/pages.ts': ['@/lib/composition/answered'],
  'lib/features/desk/rows.ts': ['../news/tables.ts'],
  'lib/features/news/schema.ts': ['../desk/mails.ts'],
  'lib/site/forms/one.ts': ['./two.ts'],
  'lib/site/forms/two.ts': ['./one.ts'],
};

test('an arrow up, a circle of files or folders, and the table of another feature are refused', () => {
  for (const [file, imports] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    const lines = imports.map((path) => `import '${path}';`);
    writeFileSync(join(root, file), `${lines.join('\n')}\nexport const one = 1;\n`);
  }
  const project = process.cwd();
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'scripts/house'), { recursive: true });
  writeFileSync(
    join(root, 'scripts/house/aliases.cjs'),
    `module.exports = { resolve: { alias: { '@': ${JSON.stringify(root)} } } };\n`,
  );
  const { stdout } = spawnSync(
    join(project, 'node_modules/.bin/depcruise'),
    [
      '--config',
      join(project, '.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      'app',
      'components',
      'generated',
      'lib',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  const { violations }: { violations: { rule: { name: string }; from: string }[] } =
    JSON.parse(stdout).summary;
  expect(violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort()).toEqual([
    'components-knows-nothing-above: components/sections/section-view.tsx',
    'contracts-stay-plain: lib/features/news/schema.ts',
    'generated-has-doors: lib/site/forms/state.ts',
    'no-circle-of-folders: lib/features/desk',
    'no-circle-of-folders: lib/features/news',
    'no-circle: lib/site/forms/one.ts',
    'platform-knows-nothing-above: lib/platform/db/rows.ts',
    'site-knows-nothing-above: lib/site/content/pages.ts',
    'tables-stay-at-home: lib/features/desk/rows.ts',
  ]);
}, 60_000);

/** Adding a section type or a drawing: what follows by itself, and what is said when a part lacks. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deriveDrawings } from './drawings';
import { deriveSections } from './sections';

const root = mkdtempSync(join(tmpdir(), 'derive-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const COMPLETE = {
  'schema.ts': "export const schema = z.strictObject({ type: z.literal('time-line') });",
  'time-line.tsx': 'export function TimeLine({ section }: Props) {}',
  'examples.ts': "export const examples = {} satisfies Examples<'time-line'>;",
};

function writeSection(files: Record<string, string>): void {
  rmSync(join(root, 'components'), { recursive: true, force: true });
  write('components/sections/shared/head.ts', '');
  for (const [name, text] of Object.entries(files))
    write(`components/sections/time-line/${name}`, text);
}

test('a folder is a section type: schema, component and examples are found', () => {
  writeSection(COMPLETE);
  const { problems, modules } = deriveSections(root);
  expect(problems).toEqual([]);
  expect(modules['section-schemas.ts']).toContain("'../components/sections/time-line/schema.ts'");
  expect(modules['section-components.ts']).toContain("'time-line': TimeLine,");
  expect(modules['section-examples.ts']).toContain(
    "'time-line': withExtremes<'time-line'>(TimeLineSchema, TimeLine),",
  );
});

test('it hydrates and has styles of its own when its folder says so', () => {
  writeSection(COMPLETE);
  expect(deriveSections(root).modules['section-islands.ts']).not.toContain('time-line');
  expect(deriveSections(root).modules['section-styles.css']).not.toContain('time-line');
  writeSection({ ...COMPLETE, 'island.tsx': "'use client';\n", 'styles.css': '' });
  const { modules } = deriveSections(root);
  expect(modules['section-islands.ts']).toContain(
    "import('@/components/sections/time-line/island')",
  );
  expect(modules['section-components.ts']).toMatch(/hydrated[^;]*'time-line'/);
  expect(modules['section-styles.css']).toContain('sections/time-line/styles.css');
});

test('it stays still and gets behaviour when its folder holds an enhancement', () => {
  writeSection({ ...COMPLETE, 'enhancement.tsx': "'use client';\n" });
  const { modules } = deriveSections(root);
  expect(modules['section-islands.ts']).toMatch(
    /enhancements[^;]*import\('@\/components\/sections\/time-line\/enhancement'\)/,
  );
  expect(modules['section-components.ts']).toMatch(/enhanced[^;]*'time-line'/);
  expect(modules['section-components.ts']).not.toMatch(/hydrated[^;]*'time-line'/);
});

test.each([
  ['schema.ts', undefined, 'components/sections/time-line/schema.ts: write it'],
  ['time-line.tsx', undefined, 'components/sections/time-line/time-line.tsx: write it'],
  ['examples.ts', undefined, 'components/sections/time-line/examples.ts: write it'],
  ['schema.ts', "type: z.literal('timeline')", "schema.ts: write `type: z.literal('time-line')`"],
  ['time-line.tsx', 'export function Line(', 'write `export function TimeLine(`'],
  ['examples.ts', 'export const examples = {};', "write `satisfies Examples<'time-line'>`"],
  ['island.tsx', 'export default function Line() {}', "island.tsx: write 'use client';"],
  ['enhancement.tsx', 'export default function Line() {}', "enhancement.tsx: write 'use client';"],
])('a mistake in %s (%p) is said with its mend', (file, text, sentence) => {
  const { [file]: _, ...rest } = { ...COMPLETE } as Record<string, string>;
  writeSection(text === undefined ? rest : { ...rest, [file]: text });
  const { problems } = deriveSections(root);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(sentence);
});

test('a folder with a name that no type may have is said', () => {
  writeSection(COMPLETE);
  write('components/sections/TimeLine/schema.ts', '');
  expect(deriveSections(root).problems).toEqual([
    expect.stringContaining('components/sections/TimeLine: rename the folder'),
  ]);
});

test('a file is a drawing, and its component is named like it', () => {
  write('components/drawings/catalog/org-chart.tsx', 'export function OrgChart(props: Props) {}');
  const { problems, modules } = deriveDrawings(root);
  expect(problems).toEqual([]);
  expect(modules['drawing-names.ts']).toContain("'org-chart',");
  expect(modules['drawings.ts']).toContain("'org-chart': OrgChart,");
  write('components/drawings/catalog/org-chart.tsx', 'export function Chart(props: Props) {}');
  expect(deriveDrawings(root).problems).toEqual([
    expect.stringContaining('org-chart.tsx: write `export function OrgChart(`'),
  ]);
});

/**
 * Every folder in components/sections is a section type. This derives from the folders what would
 * otherwise be kept by hand: the union of their schemas, the map from type to component, which
 * types hydrate, their examples and their styles. By itself: `node lib/build/section-map.ts`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = join(import.meta.dirname, '../..');
const SECTIONS = 'components/sections';
/** Not a type: what the types share. */
const SHARED = 'shared';
/** Git ignores it. */
const GENERATED = 'generated';

/** 'claim-bar' → 'ClaimBar', the name of its component. */
const componentName = (type: string) =>
  type.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** What a folder must hold, and what must stand in it. */
const REQUIRED = [
  {
    file: () => 'schema.ts',
    mark: (type: string) => `type: z.literal('${type}')`,
  },
  {
    file: (type: string) => `${type}.tsx`,
    mark: (type: string) => `export function ${componentName(type)}(`,
  },
  {
    file: () => 'examples.ts',
    mark: (type: string) => `satisfies Examples<'${type}'>`,
  },
];

/** What is wrong with the folder of `type`: where, and what mends it. */
function problemsOf(root: string, type: string): string[] {
  const folder = `${SECTIONS}/${type}`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    return [`${folder}: a section type is lower case words joined by hyphens; rename the folder`];
  return REQUIRED.flatMap(({ file, mark }) => {
    const path = `${folder}/${file(type)}`;
    if (!existsSync(join(root, path)))
      return [`${path}: missing; each section type needs one (${SECTIONS}/README.md shows them)`];
    return readFileSync(join(root, path), 'utf8').includes(mark(type))
      ? []
      : [`${path}: should say \`${mark(type)}\`, because its folder is named ${type}`];
  });
}

/** The text of each generated file. `has` tells whether a folder holds a file. */
function modules(types: string[], has: (type: string, file: string) => boolean) {
  const lines = (write: (type: string) => string, of = types) => of.map(write).join('\n');
  return {
    'section-schemas.ts': `import { z } from 'zod';
${lines((type) => `import { schema as ${componentName(type)} } from '../${SECTIONS}/${type}/schema.ts';`)}

export const section = z.discriminatedUnion('type', [
${lines((type) => `  ${componentName(type)},`)}
]);
`,
    'section-components.ts': `import type { ComponentType } from 'react';
import type { Section, SectionOf } from '@/lib/content/prepare';
${lines((type) => `import { ${componentName(type)} } from '@/${SECTIONS}/${type}/${type}';`)}

export const components = {
${lines((type) => `  '${type}': ${componentName(type)},`)}
} satisfies { [Type in Section['type']]: ComponentType<{ section: SectionOf<Type> }> };

/** The types whose folder has an island.tsx. */
export const hydrated: ReadonlySet<Section['type']> = new Set([
${lines(
  (type) => `  '${type}',`,
  types.filter((type) => has(type, 'island.tsx')),
)}
]);
`,
    'section-examples.ts': `import type { Section } from '@/lib/content/prepare';
import type { Examples } from '@/${SECTIONS}/${SHARED}/example-parts';
${lines((type) => `import { examples as ${componentName(type)} } from '@/${SECTIONS}/${type}/examples';`)}

export const examples = {
${lines((type) => `  '${type}': ${componentName(type)},`)}
} satisfies { [Type in Section['type']]: Examples<Type> };
`,
    'section-styles.css': `${lines(
      (type) => `@import "../${SECTIONS}/${type}/styles.css";`,
      types.filter((type) => has(type, 'styles.css')),
    )}\n`,
  };
}

/**
 * Writes the modules of the project at `root`, where they differ from what is there.
 * @returns what is wrong with the folders, one line each; nothing is written then
 */
export function writeSectionMap(root = PROJECT): string[] {
  const types = readdirSync(join(root, SECTIONS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== SHARED)
    .map(({ name }) => name)
    .sort();
  const problems = types.flatMap((type) => problemsOf(root, type));
  if (problems.length > 0) return problems;

  const has = (type: string, file: string) => existsSync(join(root, SECTIONS, type, file));
  mkdirSync(join(root, GENERATED), { recursive: true });
  for (const [name, text] of Object.entries(modules(types, has))) {
    const file = join(root, GENERATED, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
  return [];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = writeSectionMap();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
